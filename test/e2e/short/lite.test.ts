import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { untilDrawnUnseen, watchUnseen } from '../support/drawn-unseen.ts';
import { openHostPage } from '../support/host-page.ts';
import { ELEMENT, openHostilePage, strictPolicy, walkWholeFlow } from '../support/hostile-page.ts';

const chromium = useChromium();

const SCRIPT = '<script type="module" src="/widget/data-connect.lite.js"></script>';
const HTML = `<!doctype html><html lang="en"><head><title>Lite</title>${SCRIPT}</head><body><main><h1>Lite</h1>${ELEMENT}</main></body></html>`;

// `npm run test:night -- lite` runs the tests of the whole widget on this script.

it('data-connect.lite.js takes a new person from the e-mail to the shared data under the strictest policy and COOP', async () => {
  const context = await chromium.visit();
  const headers = {
    'Content-Security-Policy': strictPolicy(),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const { person, trouble } = await openHostilePage(context, { html: HTML, headers });

  await walkWholeFlow(person);

  expect(trouble).toEqual([]);
});

it('data-connect.lite.js draws the dialog of the first visible element once the page is idle, fires nothing, and then opens', async () => {
  const context = await chromium.visit();
  await watchUnseen(context);
  const one = (id: string) =>
    `<data-connect-button id="${id}" api-key="sandbox-demo-key"></data-connect-button>`;
  const body = `<div style="display:none">${one('hidden')}</div>${one('shown')}`;
  const page = await openHostPage(context, '', { script: SCRIPT, body });
  expect(await untilDrawnUnseen(page)).toBe('shown');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'notified'))).toEqual([]);
  await page.locator('#shown').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
});
