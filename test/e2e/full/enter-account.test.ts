import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { enterCode } from '../support/account.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

/** The link to /account is in view, and the file that handles it is loaded. */
const start = async () => {
  const email = newAddress('enter');
  const context = await visit({ user: { ...newUser, email } });
  const addresses: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  const page = await openHostPage(context, 'provider="Mosaic"');
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  const person = personOn(page);
  const followed = page.waitForResponse('**/api/readings');
  await person.openAt('onboarding');
  await followed;
  const press = async () => {
    const opened = context.waitForEvent('page');
    await person.dialog.getByRole('link', { name: textOf('onboarding.download') }).click();
    return opened;
  };
  return { context, page, wrong, email, addresses, press };
};

it('a link of the widget to /account leads there by one press, without a second code; no address has the ticket', async () => {
  const { context, wrong, email, addresses, press } = await start();
  const brought = context.waitForEvent('request', (request) => request.url().includes('/account/enter'));
  const account = await press();
  const ticket = new URLSearchParams((await brought).postData() ?? '').get('ticket');
  expect(ticket).toMatch(/^[\w-]{43}$/);
  await account.getByRole('heading', { name: 'Continue with this account?' }).waitFor();
  expect((await auditOn(account, 'all')).violations).toEqual([]);
  await account.getByRole('button', { name: `Continue as ${email}` }).click();
  await account.getByRole('dialog', { name: 'Read a download' }).waitFor();
  expect(addresses.some((one) => one.includes('/account/enter'))).toBe(true);
  expect(addresses.join(' ')).not.toContain(ticket);
  expect(await account.evaluate(() => window.opener)).toBeNull();
  expect(wrong).toEqual([]);
});

it('a link of the widget to /account shows another person who is signed in there both addresses, and replaces no person without a press', async () => {
  const { context, page, email, press } = await start();
  const other = newAddress('other');
  const own = await context.newPage();
  await own.goto(`${new URL(page.url()).origin}/account`);
  await enterCode(own, other, () => codeFor(context, other));
  await own.locator('.hero').waitFor();
  const account = await press();
  await account.getByRole('button', { name: `Continue as ${email}` }).waitFor();
  await account.getByText(`${other} is signed in on this page now.`).waitFor();
  await account.getByRole('button', { name: `Stay as ${other}` }).click();
  await account.locator('.hero').getByText(other).waitFor();
});

it.each<[string, (page: Page) => Promise<unknown>]>([
  [
    'a blocker gives an imitation of a window',
    (page) => page.evaluate('window.open = () => ({ closed: false, close() {} })'),
  ],
  [
    'the server gives no ticket',
    (page) => page.route('**/api/account-ticket', (route) => route.fulfill({ status: 503 })),
  ],
  [
    'the page’s policy allows no form',
    (page) =>
      page.evaluate(() => {
        const policy = document.createElement('meta');
        policy.httpEquiv = 'Content-Security-Policy';
        policy.content = "form-action 'none'";
        document.head.append(policy);
      }),
  ],
])('a link of the widget to /account is a plain link if %s', async (_, hinder) => {
  const { page, wrong, press } = await start();
  await hinder(page);
  const account = await press();
  await account.locator('#dc-email').waitFor();
  expect(wrong).toEqual([]);
});
