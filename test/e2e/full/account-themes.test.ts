import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newestCode } from '../../provider/support/sign-in.ts';
import { EMAIL, openAccount, signIn } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { lowIn } from '../support/low-controls.ts';

const chromium = useChromium();

/** All rules in one layout, the colour rules in the other theme. `night/languages.test.ts` has the other languages. */
const VARIANTS = [
  { width: 1280, colorScheme: 'light', rules: 'all' },
  { width: 390, colorScheme: 'dark', rules: 'colours' },
  { width: 320, colorScheme: 'dark', rules: null },
] as const;

const check = async (page: Page, screen: string) => {
  const found: string[] = [];
  for (const { width, colorScheme, rules } of VARIANTS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${screen}, ${width} px: ${wide} px wide`);
    const violations = rules ? await violationsOn(page, rules) : [];
    found.push(...violations.map((each) => `${screen}, ${width} px, ${colorScheme}: ${each}`));
  }
  return found;
};

const SCREENS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a refused address', async (page) => page.locator('#dc-email').press('Enter')],
  [
    'the code',
    async (page) => {
      await page.locator('#dc-email').fill(EMAIL);
      await page.keyboard.press('Enter');
      await page.locator('.note').waitFor();
    },
  ],
];

const DIALOGS: readonly (readonly [string, string])[] = [
  ['a receipt', '.receipts .link'],
  ['deletion', '#own .row:last-child .button'],
];

it('/account passes axe on every screen, and needs no sideways scroll', async () => {
  const { page, provider } = await openAccount(chromium.visit);
  await page.locator('#dc-email').waitFor();
  const found = await check(page, 'the address');
  for (const [screen, reach] of SCREENS) {
    await reach(page);
    found.push(...(await check(page, screen)));
  }
  await page.locator('#dc-code').fill(await newestCode(provider));
  await page.locator('.signals summary').waitFor();
  for (const list of await page.locator('details summary').all()) await list.click();
  found.push(...(await check(page, 'the account')));
  for (const [screen, button] of DIALOGS) {
    await page.locator(button).click();
    await page.locator('dialog .actions').waitFor();
    found.push(...(await check(page, screen)));
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  expect(found).toEqual([]);
});

it('/account changes to Arabic at once, from right to left, and keeps the choice', async () => {
  const { page, provider } = await openAccount(chromium.visit);
  await signIn(page, provider);
  await page.getByLabel('Language').selectOption('ar');
  await page.getByRole('heading', { name: 'حسابك' }).waitFor();
  // The provider's description of a platform changes too.
  await page.locator('#platforms').getByText('المستودعات').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'حسابك' }).waitFor();
  await page.locator('#platforms').getByText('المستودعات').waitFor();
  const html = page.locator('html');
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['ar', 'rtl']);
});

it('/account takes a finger in 44 px of height: folds, what they contain, and a receipt', async () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const { page, provider } = await openAccount(chromium.visit, phone);
  await signIn(page, provider);
  await page.locator('.signals summary').waitFor();
  for (const fold of await page.locator('.fold summary').all()) await fold.tap();
  expect(await lowIn(page, 'main :is(summary, button), .footer a, select')).toEqual([]);
  await page.getByRole('button', { name: /View receipt/ }).tap();
  await page.getByText('The signature is valid.').waitFor();
  expect(await lowIn(page, 'dialog button')).toEqual([]);
});

it('/account removes a forgotten PIN after a sign-in by code, and asks an older session to sign in again', async () => {
  const { page, provider } = await openAccount(chromium.visit, { hasPin: true });
  await signIn(page, provider);
  const forget = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Forgot your PIN?' }).click();
    await page.getByRole('button', { name: 'Remove PIN' }).click();
  };
  const sessions = () => provider.database.query.updateTable('sessions');
  await sessions().set({ created_at: 0 }).execute();
  await forget();
  await page
    .getByText(/can only be removed within ten minutes/)
    .first()
    .waitFor();
  expect(await check(page, 'a forgotten PIN')).toEqual([]);
  await page.keyboard.press('Escape');
  await sessions().set({ created_at: Date.now() }).execute();
  await forget();
  await page.locator('#own .done').filter({ hasText: 'Your PIN was removed.' }).waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.locator('#confirm').waitFor();
  expect(await page.locator('#pin').count()).toBe(0);
});

it('/account can be used by keyboard alone, and never loses the focus', async () => {
  const { page, provider } = await openAccount(chromium.visit);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.id ?? '';
    });
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if ((await focused()) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await page.locator('#dc-email:focus').waitFor();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  await page.locator('#dc-code:focus').waitFor();
  await page.keyboard.type(await newestCode(provider));
  await page.locator('.hero').waitFor();
  await tabTo('Remove access for Bookshop');
  await page.locator(':focus:not([aria-disabled])').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Remove access for Bookshop');
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.done').waitFor();
  await expect.poll(focused).toBe('apps-title');
  await tabTo('Disconnect GitHub');
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#platforms .done').waitFor();
  await expect.poll(focused).toBe('platforms-title');
});
