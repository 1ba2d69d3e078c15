import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { demo as gamp } from '../../../showcase/demos/gamp/index.ts';
import { demo as toona } from '../../../showcase/demos/toona/index.ts';
import { post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** The session of a person who shared may have ended. Then the page's own press is the only log-out. */
it.each([
  ['/gamp', gamp, 'Log Out'],
  ['/toona', toona, 'Log out'],
] as const)('%s keeps nothing of a person who shared and then logs out', async (path, demo, name) => {
  const page = await visitDemo(demo, path);
  onTestFinished(page.close);
  await post();
  await page.complete(SHARED);
  expect(localStorage).not.toHaveLength(0);
  await page.press(name);
  expect(page.texts('[type=submit]')).toHaveLength(1);
  expect({ ...localStorage }).toEqual({});
});
