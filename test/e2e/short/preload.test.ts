import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { untilDrawnUnseen, watchUnseen } from '../support/drawn-unseen.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const chromium = useChromium();

const untilFetched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\.flow-.+\.js$/.test(name)),
  );

/** Scripts that have run any code in the page so far. */
const scriptsRun = async (page: Page) => {
  const covered = await page.coverage.stopJSCoverage();
  return covered.map(({ url }) => new URL(url).pathname);
};

const watchScripts = (page: Page) => page.coverage.startJSCoverage({ resetOnNavigation: false });

it('the idle preload fetches the flow and runs none of it before the pointer comes', async () => {
  const page = await openHostPage(await chromium.visit(), '', { script: '' });
  await watchScripts(page);
  await page.addScriptTag({ type: 'module', url: '/widget/data-connect.js' });
  await untilFetched(page);
  const before = await scriptsRun(page);
  expect(before.filter((path) => path.includes('.flow-'))).toEqual([]);
  expect(before).toContain('/widget/data-connect.js');

  await watchScripts(page);
  await personOn(page).trigger.hover();
  await personOn(page).openAt('email');
  expect((await scriptsRun(page)).some((path) => path.includes('.flow-'))).toBe(true);
});

it('the prewarm shows nothing, fires nothing and does not move the focus', async () => {
  const context = await chromium.visit();
  await watchUnseen(context);
  const page = await openHostPage(context);
  const person = personOn(page);
  await page.evaluate(() => {
    const focused: EventTarget[] = [];
    Object.assign(window, { focused });
    document.addEventListener('focusin', ({ target }) => target && focused.push(target));
  });
  await person.trigger.hover();
  await untilDrawnUnseen(page);
  expect(await person.dialog.count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'notified'))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'focused'))).toEqual([]);
  await person.openAt('email');
  expect(await page.getByRole('dialog').count()).toBe(1);
});
