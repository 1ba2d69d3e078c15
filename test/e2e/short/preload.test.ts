import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

/** Call before a host page opens: records the element whose root gets the first prewarmed step, with its field. */
const watchUnseen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (this: Element, options) {
      const root = attach.call(this, options);
      const note = (records: readonly MutationRecord[]) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const isDrawn = added.some((node) => node instanceof HTMLElement && node.querySelector('input'));
        if (isDrawn) Object.assign(window, { drawnUnseenIn: this.id || 'it' });
      };
      new MutationObserver(note).observe(root, { childList: true });
      return root;
    };
  });

const untilDrawnUnseen = async (page: Page): Promise<string> => {
  const noted = await page.waitForFunction(() => Reflect.get(window, 'drawnUnseenIn'));
  return noted.jsonValue();
};

const chromium = useChromium();

const untilFetched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\.flow-.+\.js$/.test(name)),
  );

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

it('data-connect.lite.js draws the dialog of the first visible element once the page is idle, fires nothing, and then opens', async () => {
  const context = await chromium.visit();
  await watchUnseen(context);
  const one = (id: string) =>
    `<data-connect-button id="${id}" api-key="sandbox-demo-key"></data-connect-button>`;
  const body = `<div style="display:none">${one('hidden')}</div>${one('shown')}`;
  const page = await openHostPage(context, '', {
    script: '<script type="module" src="/widget/data-connect.lite.js"></script>',
    body,
  });
  expect(await untilDrawnUnseen(page)).toBe('shown');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'notified'))).toEqual([]);
  await page.locator('#shown').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
});
