import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { untilDrawnUnseen, watchUnseen } from '../support/drawn-unseen.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const chromium = useChromium();
const MANY = '<data-connect-button></data-connect-button>'.repeat(100);

const flowsFetched = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.flow-.+\.js$/.test(name)).length,
  );

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

describe('the idle preload', () => {
  it('fetches the flow and runs none of it before the pointer comes', async () => {
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

  it('fetches it once for a hundred elements', async () => {
    const page = await openHostPage(await chromium.visit(), '', { body: MANY });
    await untilFetched(page);
    await page.locator('data-connect-button').last().scrollIntoViewIfNeeded();
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(1);
    expect(await flowsFetched(page)).toBe(1);
  });
});

describe('an element with preload="none"', () => {
  it('fetches nothing when the pointer comes, and the flow at the press', async () => {
    const page = await openHostPage(await chromium.visit(), 'preload="none"');
    const person = personOn(page);
    await person.trigger.hover();
    await person.trigger.focus();
    await page.waitForLoadState('networkidle');
    expect(await flowsFetched(page)).toBe(0);
    await person.openAt('email');
    expect(await flowsFetched(page)).toBe(1);
  });
});

describe('an element with preload="eager"', () => {
  it('draws the dialog invisibly without a pointer, fires nothing, and then opens', async () => {
    const context = await chromium.visit();
    await watchUnseen(context);
    const page = await openHostPage(context, 'preload="eager"');
    await untilDrawnUnseen(page);
    const person = personOn(page);
    expect(await person.dialog.count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'notified'))).toEqual([]);
    await person.openAt('email');
    expect(await flowsFetched(page)).toBe(1);
  });
});

describe('the prewarm', () => {
  it('shows nothing, fires nothing and does not move the focus', async () => {
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
});
