import { afterEach, expect, it } from 'vitest';
import { demo as copus } from '../../../showcase/demos/copus/index.ts';
import { demo as gamp } from '../../../showcase/demos/gamp/index.ts';
import { demo as gigi } from '../../../showcase/demos/gigi/index.ts';
import { demo as readwise } from '../../../showcase/demos/readwise/index.ts';
import type { Area } from '../../../showcase/shared/area.ts';
import { NOT_SHARED, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

afterEach(async () => {
  await page.close();
  localStorage.clear();
});

const SAID = 'Nothing was shared';

it.each([
  ['/copus', copus],
  ['/gamp', gamp],
  ['/readwise', readwise],
])('%s says once that nothing was shared', async (path, demo) => {
  page = await visitDemo(demo, path);
  if (page.all('data-connect-button').length === 0) await page.press('Persona');
  expect(page.text()).not.toContain(SAID);
  await page.complete(NOT_SHARED['chose not to share']);
  expect(page.text().split(SAID)).toHaveLength(2);
});

it.each<[string, Area, string]>([
  ['/copus', copus, 'The issue stays the one for everyone.'],
  ['/gigi', gigi, 'Your profile stays as it is.'],
])(
  '%s says that nothing was shared to a person who shared before, until a sign-out',
  async (path, demo, rest) => {
    page = await visitDemo(demo, path);
    await post();
    await page.complete(SHARED);
    expect(page.text()).not.toContain(SAID);
    await page.complete(NOT_SHARED['chose not to share']);
    expect(page.text()).toContain(`${SAID}. ${rest}`);
    await page.signOut();
    expect(page.text()).not.toContain(SAID);
  },
);
