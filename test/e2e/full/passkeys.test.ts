import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { EMAIL, newestCode } from '../../provider/support/sign-in.ts';
import { useChromium } from '../support/chromium.ts';
import { openPasskeySite } from '../support/passkey-site.ts';

const chromium = useChromium();
const FAILED = 'That did not work with a passkey. You can go on without one.';

type Site = Awaited<ReturnType<typeof openPasskeySite>>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

const byCode = async ({ page, provider }: Site) => {
  await page.getByLabel('E-mail address').fill(EMAIL);
  await press(page, 'Send code');
  await page.getByLabel('Verification code').waitFor();
  await page.getByLabel('Verification code').fill(await newestCode(provider));
  await heading(page, 'You’re signed in');
};

const signedUp = async () => {
  const site = await openPasskeySite(chromium.visit);
  await site.open(1);
  await byCode(site);
  await press(site.page, 'Add a passkey');
  await heading(site.page, 'Connect your data');
  return site;
};

const forgetRecord = (page: Page) => page.evaluate(() => localStorage.removeItem('data-connect:mosaic:user'));

const account = async ({ page, url }: Site) => {
  await page.goto(`${url}/account`);
  await heading(page, 'Your account');
};

it('a passkey is offered after a code, and then signs in on a second site without any press', async () => {
  const site = await signedUp();
  expect(await site.credentials()).toHaveLength(1);
  await forgetRecord(site.page);
  await site.open(2);
  await heading(site.page, 'Share with Bookshop?');
  await account(site);
  const row = site.page.locator('#passkeys .row');
  await row.getByText(/^Last used/).waitFor();
});

it('a passkey signs in on another site in the provider’s frame, by one touch and without a code', async () => {
  const site = await signedUp();
  const sent = await newestCode(site.provider);
  await site.open('framed');
  const frame = site.page.frameLocator('data-connect-button iframe');
  await frame.getByRole('heading', { name: 'Share with Bookshop?' }).waitFor();
  expect(await newestCode(site.provider)).toBe(sent);
});

it('a passkey is refused when its counter runs backwards', async () => {
  const site = await signedUp();
  await forgetRecord(site.page);
  await site.change({ signCount: 50 });
  await site.open(1);
  await heading(site.page, 'Share with Bookshop?');
  await forgetRecord(site.page);
  await site.change({ signCount: 3 });
  await site.open(1);
  await site.page.getByText(FAILED).first().waitFor();
});

it('a passkey is added and removed at the account, and signs in there until it is removed', async () => {
  const site = await openPasskeySite(chromium.visit);
  const { page, provider } = site;
  await page.goto(`${site.url}/account`);
  await page.locator('#email').fill(EMAIL);
  await page.keyboard.press('Enter');
  await page.locator('#code').waitFor();
  await page.locator('#code').fill(await newestCode(provider));
  await heading(page, 'Your account');
  await page.getByText('You have no passkey yet.').waitFor();
  await press(page, 'Add a passkey');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Your passkey was added.').first().waitFor();
  // The form's autofill finds it. Until then, the account from before the sign-out may still be visible.
  const found = page.waitForResponse((answer) => answer.url().endsWith('/passkeys/sign-in') && answer.ok());
  await press(page, 'Sign out');
  await found;
  await heading(page, 'Your account');
  const [credential] = await site.credentials();
  expect(credential?.isResidentCredential).toBe(true);
  await page.getByRole('button', { name: 'Remove Passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Please sign in again.').waitFor();
  await page.getByText('No passkey signed you in. You can use a code instead.').first().waitFor();
});
