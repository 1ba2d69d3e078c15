import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAccount, signIn } from '../support/account.ts';
import { useChromium } from '../support/chromium.ts';

const chromium = useChromium();

/** Texts that are the same in each language: names, and texts of the person and the application. */
const NAMES = [
  ...'Mosaic,GitHub,Bookshop,shop.example,https://shop.example,PIN,amal@example.org,raft,sourdough'.split(
    ',',
  ),
  ...'English,Deutsch,Français,Español,Português (Brasil),Italiano,日本語,简体中文,العربية'.split(','),
];
const GERMAN = ['App', 'Passkeys', 'Extraversion', 'Diplomat', 'Protagonist'];

const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const named = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      if (node instanceof Element) for (const name of named) found.add(node.getAttribute(name) ?? '');
      else if (node.parentElement?.closest('script, style, noscript') === null)
        found.add(node.textContent ?? '');
    }
    return [...found].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
  });

const walk = async (page: Page): Promise<ReadonlySet<string>> => {
  const seen = new Set(await textsOf(page));
  const note = async () => {
    for (const text of await textsOf(page)) seen.add(text);
  };
  // The file of a dialog may arrive late, and the dialog then covers the next button.
  await page.addLocatorHandler(page.locator('dialog[open]'), async () => {
    await note();
    await page.keyboard.press('Escape');
  });
  for (const fold of await page.locator('summary').all()) await fold.click();
  await note();
  for (const button of await page.locator('section button:visible').all()) {
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    await note();
    if ((await page.locator('dialog[open]').count()) > 0) {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    }
  }
  return seen;
};

const accountIn = async (locale: string) => {
  const { page, provider } = await openAccount(chromium.visit, { locale, hasPin: true });
  await page.locator('#dc-email').waitFor();
  const before = await textsOf(page);
  await signIn(page, provider);
  return new Set([...before, ...(await walk(page))]);
};

it('every text of /account is in the language of the page', async () => {
  const english = await accountIn('en-GB');
  expect(english.size).toBeGreaterThan(80);
  const german = await accountIn('de-DE');
  expect(german.size).toBeGreaterThan(80);
  const alike = [...NAMES, ...GERMAN];
  expect([...german].filter((text) => english.has(text) && !alike.includes(text))).toEqual([]);
});
