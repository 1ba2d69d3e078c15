import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillText } from '../../../widget/errors.ts';
import { catalogue as ar } from '../../../widget/locales/ar.ts';
import { TRIGGERS } from '../../../widget/locales/triggers.ts';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import {
  boxOf,
  drawnOn,
  holdScript,
  isDefined,
  openRendered,
  renderTrigger,
  shiftsOf,
} from '../support/rendered-page.ts';

const chromium = useChromium();

// A retry has a query.
const LANGUAGES = '/widget/data-connect.languages-*';

/** Records the button's texts with `lang` and `dir`, at each change from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('data-connect-button')?.shadowRoot;
    const said: string[] = [];
    const note = () => {
      const button = root?.querySelector('button');
      const now = button ? `${button.lang} ${button.dir} ${button.textContent}` : 'no button';
      if (now !== said.at(-1)) said.push(now);
    };
    note();
    Object.assign(window, { said });
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    if (root) new MutationObserver(note).observe(root, all);
  });

const saidOn = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'said'));

it('a trigger that a server rendered keeps its text and place while its language is fetched, and opens the dialog in it', async () => {
  const html = renderTrigger({ locale: 'ar', attributes: { 'api-key': 'sandbox-demo-key' } });
  const { page, stopped, open } = await openRendered(chromium, html);
  const release = await holdScript(page);
  const releaseLanguages = await holdBack(page, `**${LANGUAGES}`);
  await open();
  const { boxes, picture } = await drawnOn(page);
  await listen(page);
  const drawn = `ar rtl ${fillText(TRIGGERS.ar['button.signIn'], { provider: 'Mosaic' })}`;
  const expectUnchanged = async () => {
    expect(await shiftsOf(page)).toEqual([]);
    expect(await boxOf(page)).toEqual(boxes);
    expect((await page.screenshot()).equals(picture)).toBe(true);
    expect(await saidOn(page)).toEqual([drawn]);
  };
  release();
  await isDefined(page);
  await expectUnchanged();
  const answered = page.waitForResponse(`**${LANGUAGES}`);
  releaseLanguages();
  await answered;
  await expectUnchanged();
  await page.locator('data-connect-button >> button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ar['email.submit'], exact: true }).waitFor();
  expect(await dialog.getAttribute('lang')).toBe('ar');
  expect(await saidOn(page)).toEqual([drawn]);
  expect(stopped).toEqual([]);
});
