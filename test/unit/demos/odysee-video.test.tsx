import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROGRAMMES } from '../../../showcase/demos/odysee/data.ts';
import { demo } from '../../../showcase/demos/odysee/index.ts';
import { slugOf } from '../../../showcase/demos/odysee/state.ts';
import { soon } from '../../support/until.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

const { everyone, yours } = PROGRAMMES;

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  page = await visitDemo(demo, '/Odysee');
});
afterEach(() => page.close());

const opened = () => page.texts('dialog:not(:has(form[novalidate])) h2');

it.each([everyone.banner.video, yours.videos[1]])(
  'a video of Odysee has an address of its own: $title',
  async (video) => {
    await page.close();
    page = await visitDemo(demo, `/Odysee?fault=delay&watch=${slugOf(video)}`);
    expect(opened()).toEqual([video.title]);
    await page.press('Close');
    await soon(() => expect(opened()).toEqual([]));
    expect(page.router.state.location.search).toBe('?fault=delay');
  },
);
