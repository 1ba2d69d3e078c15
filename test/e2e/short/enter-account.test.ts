import { describe, expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { auditOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { codeFor, type HostPageShape, openHostPage } from '../support/host-page.ts';
import { openInteraction } from '../support/interaction.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

const LITE = { script: '<script type="module" src="/widget/data-connect.lite.js"></script>' };

/**
 * A person who is signed in since an earlier visit, at the platforms step. The link to /account is in view, and the
 * file that handles it is loaded.
 */
const start = async (shape: HostPageShape = {}, prepare = '') => {
  const email = newAddress('enter');
  const context = await visit({ user: { ...newUser, email } });
  if (prepare) await context.addInitScript(prepare);
  const addresses: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  const page = await openHostPage(context, 'provider="Mosaic"', shape);
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

describe('a link of the widget to /account', () => {
  it.each([
    ['the widget', {}],
    ['the lite widget', LITE],
  ])('of %s leads there by one press, without a second code; no address has the ticket', async (_, shape) => {
    const { context, wrong, email, addresses, press } = await start(shape);
    const brought = context.waitForEvent('request', (request) => request.url().includes('/account/enter'));
    const account = await press();
    const ticket = new URLSearchParams((await brought).postData() ?? '').get('ticket');
    expect(ticket).toMatch(/^[\w-]{43}$/);
    await account.getByRole('heading', { name: 'Continue with this account?' }).waitFor();
    expect((await auditOn(account, 'all')).violations).toEqual([]);
    await account.getByRole('button', { name: `Continue as ${email}` }).click();
    // The page opens with the purpose of the link.
    await account.getByRole('dialog', { name: 'Read a download' }).waitFor();
    expect(addresses.some((one) => one.includes('/account/enter'))).toBe(true);
    expect(addresses.join(' ')).not.toContain(ticket);
    expect(await account.evaluate(() => window.opener)).toBeNull();
    expect(wrong).toEqual([]);
  });

  it('of the page of a sign-in by OpenID Connect leads there too', async () => {
    const context = await visit();
    const { page, person } = await openInteraction(context, {}, {}, { hasAccount: true });
    const email = newAddress('enter');
    const followed = page.waitForResponse('**/api/readings');
    await person.signIn(email);
    await person.isAt('onboarding');
    await followed;
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: textOf('onboarding.download') }).click();
    const account = await opened;
    await account.getByRole('button', { name: `Continue as ${email}` }).click();
    await account.getByRole('dialog', { name: 'Read a download' }).waitFor();
  });

  it('leads to the sign-in if the press comes too late', async () => {
    const { email, wrong, press } = await start();
    const account = await press();
    const button = account.getByRole('button', { name: `Continue as ${email}` });
    await button.waitFor();
    // Another tab has used the entry first.
    await account.evaluate(() => fetch('/account/api/entry', { method: 'DELETE' }));
    await button.click();
    await account.locator('#email').waitFor();
    expect(await button.count()).toBe(0);
    expect(wrong).toEqual([]);
  });

  it('asks nothing of a person who is signed in there', async () => {
    const { email, press } = await start();
    const first = await press();
    await first.getByRole('button', { name: `Continue as ${email}` }).click();
    await first.locator('.hero').waitFor();
    const second = await press();
    await second.getByRole('dialog', { name: 'Read a download' }).waitFor();
  });

  it('shows another person who is signed in there both addresses, and replaces no person without a press', async () => {
    const { context, page, email, press } = await start();
    const other = newAddress('other');
    const own = await context.newPage();
    await own.goto(`${new URL(page.url()).origin}/account`);
    await own.locator('#email').fill(other);
    await own.keyboard.press('Enter');
    await own.locator('#code').waitFor();
    await own.locator('#code').fill(await codeFor(context, other));
    await own.locator('.hero').waitFor();
    const account = await press();
    await account.getByRole('button', { name: `Continue as ${email}` }).waitFor();
    await account.getByText(`${other} is signed in on this page now.`).waitFor();
    await account.getByRole('button', { name: `Stay as ${other}` }).click();
    await account.locator('.hero').getByText(other).waitFor();
  });

  it.each([
    ['the window is blocked', 'window.open = () => null'],
    ['a blocker makes it throw', 'window.open = () => { throw new Error("blocked") }'],
    ['a blocker gives an imitation', 'window.open = () => ({ closed: false, close() {} })'],
  ])('is a plain link if %s', async (_, prepare) => {
    const { wrong, press } = await start({}, prepare);
    const account = await press();
    await account.locator('#email').waitFor();
    expect(wrong).toEqual([]);
  });

  it('is a plain link if the server gives no ticket', async () => {
    const { context, wrong, press } = await start();
    await context.route('**/api/account-ticket', (route) => route.fulfill({ status: 503 }));
    const account = await press();
    await account.locator('#email').waitFor();
    expect(wrong).toEqual([]);
  });

  it('is a plain link on a page whose policy allows no form', async () => {
    const { page, wrong, press } = await start();
    await page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "form-action 'none'";
      document.head.append(policy);
    });
    const account = await press();
    await account.locator('#email').waitFor();
    expect(wrong).toEqual([]);
  });
});
