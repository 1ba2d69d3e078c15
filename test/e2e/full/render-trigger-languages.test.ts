import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillText } from '../../../widget/errors.ts';
import { catalogue as ar } from '../../../widget/locales/ar.ts';
import { TRIGGERS } from '../../../widget/locales/triggers.ts';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { personOn } from '../support/person.ts';
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

const locale = 'ar';
const dir = 'rtl';
const signIn = fillText(TRIGGERS[locale]['button.signIn'], { provider: 'Mosaic' });
const drawn = `${locale} ${dir} ${signIn}`;

/** The page as the server sent it. The script and then the languages are delayed. */
const openDrawn = async (shape: { isLost?: boolean } = {}) => {
  const html = renderTrigger({ locale, attributes: { 'api-key': 'sandbox-demo-key' } });
  const { page, stopped, open } = await openRendered(chromium, html);
  if (shape.isLost) await page.route(`**${LANGUAGES}`, (route) => route.fulfill({ status: 404 }));
  const release = await holdScript(page);
  const releaseLanguages = await holdBack(page, `**${LANGUAGES}`);
  await open();
  const before = await drawnOn(page);
  await listen(page);
  return {
    page,
    stopped,
    defineElement: async () => {
      release();
      await isDefined(page);
    },
    answerLanguages: async () => {
      // A missing file causes a warning.
      const answered = shape.isLost
        ? page.waitForEvent('console', (message) => message.type() === 'warning')
        : page.waitForResponse(`**${LANGUAGES}`);
      releaseLanguages();
      await answered;
    },
    isUnchanged: async () => {
      expect(await shiftsOf(page)).toEqual([]);
      expect(await boxOf(page)).toEqual(before.boxes);
      expect((await page.screenshot()).equals(before.picture)).toBe(true);
      expect(await saidOn(page)).toEqual([drawn]);
    },
  };
};

it('a trigger that a server rendered keeps its text and its place while its language is fetched, and opens the dialog in it', async () => {
  const { page, stopped, defineElement, answerLanguages, isUnchanged } = await openDrawn();
  await defineElement();
  await isUnchanged();
  await answerLanguages();
  await isUnchanged();
  await page.locator('data-connect-button >> button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ar['email.submit'], exact: true }).waitFor();
  expect(await dialog.getAttribute('lang')).toBe(locale);
  expect(await saidOn(page)).toEqual([drawn]);
  expect(stopped).toEqual([]);
});

it('a trigger that a server rendered keeps its text if its language cannot be loaded, and opens the dialog in English', async () => {
  const { page, defineElement, answerLanguages, isUnchanged } = await openDrawn({ isLost: true });
  await defineElement();
  await isUnchanged();
  await answerLanguages();
  await isUnchanged();
  await page.locator('data-connect-button >> button').click();
  await personOn(page).isAt('email');
  expect(await page.getByRole('dialog').getAttribute('lang')).toBe('en');
  expect(await saidOn(page)).toEqual([drawn]);
});
