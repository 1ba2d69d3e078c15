import { describe, expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { untilDrawnUnseen, watchUnseen } from '../support/drawn-unseen.ts';
import { detailsOf, openHostPage } from '../support/host-page.ts';
import { ELEMENT, openHostilePage, strictPolicy, walkWholeFlow } from '../support/hostile-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

const SCRIPT = '<script type="module" src="/widget/data-connect.lite.js"></script>';
const HTML = `<!doctype html><html lang="en"><head><title>Lite</title>${SCRIPT}</head><body><main><h1>Lite</h1>${ELEMENT}</main></body></html>`;

// `npm test -- lite` runs the suites of the whole widget on this script.
describe('data-connect.lite.js', () => {
  it('takes a new person from the e-mail to the shared data under the strictest policy and COOP', async () => {
    const context = await chromium.visit();
    const headers = {
      'Content-Security-Policy': strictPolicy(),
      'Cross-Origin-Opener-Policy': 'same-origin',
    };
    const { person, trouble } = await openHostilePage(context, { html: HTML, headers });

    await walkWholeFlow(person);

    expect(trouble).toEqual([]);
  });

  it('shows a refused code at its field, and axe finds no violation in the dialog', async () => {
    const page = await openHostPage(await chromium.visit(), 'test-mode', { script: SCRIPT });
    const person = personOn(page);
    await person.openAt('email');
    await person.askForCode(newAddress('lite'));
    await person.isAt('code');

    await person.code.fill('000000');

    await person.sees(textOf('code.test', { secret: '123456' }));
    expect(await person.code.inputValue()).toBe('');
    expect(await violationsOn(page)).toEqual([]);
  });

  it('draws the dialog invisibly once the page is idle, without a pointer, fires nothing, and then opens', async () => {
    const context = await chromium.visit();
    await watchUnseen(context);
    const page = await openHostPage(context, '', { script: SCRIPT });
    const person = personOn(page);
    await untilDrawnUnseen(page);
    expect(await person.dialog.count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'notified'))).toEqual([]);
    await person.openAt('email');
  });

  it('prepares the visible element if the first of the page is not displayed', async () => {
    const context = await chromium.visit();
    await watchUnseen(context);
    const one = (id: string) => `<data-connect-button id="${id}"></data-connect-button>`;
    const body = `<div style="display:none">${one('hidden')}</div>${one('shown')}`;
    const page = await openHostPage(context, '', { script: SCRIPT, body });
    expect(await untilDrawnUnseen(page)).toBe('shown');
  });

  it('prepares nothing with preload="none"', async () => {
    const page = await openHostPage(await chromium.visit(), 'preload="none"', { script: SCRIPT });
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('.flow-')),
    );
    expect(fetched).toEqual([]);
  });

  it('closes by Escape and returns the focus to the trigger', async () => {
    const page = await openHostPage(await chromium.visit({ user: returning }), '', { script: SCRIPT });
    const person = personOn(page);
    await person.trigger.focus();
    await page.keyboard.press('Enter');
    await person.isAt('dataRequest');

    await page.keyboard.press('Escape');

    await person.isGone();
    expect(await detailsOf(page, 'close')).toEqual([{ reason: 'escape' }]);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('data-connect-button');
  });
});
