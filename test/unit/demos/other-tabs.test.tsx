import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demo as gamp } from '../../../showcase/demos/gamp/index.ts';
import { demo as toona } from '../../../showcase/demos/toona/index.ts';
import { soon } from '../../support/until.ts';
import { post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

/** Each demo with a text that only a person who shared sees. */
const DEMOS = [
  ['/gamp', gamp, 'Valorant Weekly Scrims'],
  ['/toona', toona, 'Mini apps'],
] as const;

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page.close();
  localStorage.clear();
});

/** Another tab has stored a text, or removed it. */
const inAnotherTab = (key: string, text: string | null) =>
  act(async () => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });

it.each(DEMOS)('%s follows a share and a sign-out in another tab', async (path, demo, text) => {
  page = await visitDemo(demo, path);
  await post();
  await page.complete(SHARED);
  const stored = Object.entries({ ...localStorage });
  await page.close();
  localStorage.clear();

  page = await visitDemo(demo, path);
  expect(page.text()).not.toContain(text);
  for (const [key, value] of stored) await inAnotherTab(key, value);
  await soon(() => expect(page.text()).toContain(text));
  for (const [key] of stored) await inAnotherTab(key, null);
  await soon(() => expect(page.text()).not.toContain(text));
  expect(localStorage).toHaveLength(0);
});
