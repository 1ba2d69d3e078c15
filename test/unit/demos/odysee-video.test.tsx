import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROGRAMMES } from '../../../showcase/demos/odysee/data.ts';
import { demo } from '../../../showcase/demos/odysee/index.ts';
import { slugOf } from '../../../showcase/demos/odysee/state.ts';
import { soon } from '../../support/until.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

const { everyone, yours } = PROGRAMMES;

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  page = await visitDemo(demo, '/Odysee');
});
afterEach(() => page.close());

describe('a video', () => {
  const opened = () => page.texts('dialog:not(:has(form[novalidate])) h2');
  const [first] = everyone.videos;

  it('closes by going back, which stays on the page', async () => {
    await page.type('input[type=search]', 'lighthouse');
    await page.press(first.title);
    await soon(() => expect(opened()).toEqual([first.title]));
    await act(() => page.router.navigate(-1));
    await soon(() => expect(opened()).toEqual([]));
    expect(page.texts('main h3')).toEqual([first.title]);
  });

  it('leaves no entry in the history that would open it again', async () => {
    await page.press(first.title);
    await soon(() => expect(opened()).toEqual([first.title]));
    await page.press('Close');
    await soon(() => expect(opened()).toEqual([]));
    expect(page.router.state.location).toMatchObject({ key: 'default', search: '' });
  });

  it.each([everyone.banner.video, yours.videos[1]])('has an address of its own: $title', async (video) => {
    await page.close();
    page = await visitDemo(demo, `/Odysee?fault=delay&watch=${slugOf(video)}`);
    expect(opened()).toEqual([video.title]);
    await page.press('Close');
    await soon(() => expect(opened()).toEqual([]));
    expect(page.router.state.location.search).toBe('?fault=delay');
  });

  it('closes at a widget response', async () => {
    await page.press(first.title);
    await soon(() => expect(opened()).toEqual([first.title]));
    await post();
    await soon(() => expect(opened()).toEqual([]));
  });
});
