import { readFile } from 'node:fs/promises';
import { compactVerify, createLocalJWKSet } from 'jose';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../../provider/support/ask.ts';
import { newestCode, otherThan } from '../../provider/support/sign-in.ts';
import { EMAIL, openAccount, PIN, signIn } from '../support/account.ts';
import { useChromium } from '../support/chromium.ts';
import { serveAs } from '../support/origins.ts';

const chromium = useChromium();

const download = async (page: Page, press: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

it('a person signs in at /account by code; a wrong code shows an error and the next one works', async () => {
  const { page, provider, wrong } = await openAccount(chromium.visit);
  await page.locator('#dc-email').fill('amal');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a valid email address').first().waitFor();
  expect(await page.locator('#dc-email').inputValue()).toBe('amal');
  await page.locator('#dc-email').fill('amal@bücher.example');
  await page.keyboard.press('Enter');
  await page.locator('#dc-code-lead').getByText('amal@xn--bcher-kva.example').waitFor();
  await page.getByRole('button', { name: 'Use another e-mail' }).click();
  await page.locator('#dc-email').fill(EMAIL);
  await page.keyboard.press('Enter');
  await page.locator('#dc-code').waitFor();
  const code = await newestCode(provider);
  await page.getByText(code).waitFor();
  await page.locator('#dc-code').fill(otherThan(code));
  await page.locator('#dc-code-problem').waitFor();
  await expect.poll(() => page.locator('#dc-code').inputValue()).toBe('');
  await page.locator('#dc-code').fill(code);
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your account');
  // Scripts of the page can read the hint for the provider's frame, and not the cookie of the session (contract §15.1).
  const readable = (await page.evaluate(() => document.cookie)).split('; ').map((pair) => pair.split('=')[0]);
  expect(readable).toEqual([expect.stringMatching(/^data-connect-account-hint-\d+$/)]);
  await page.reload();
  await page.getByText(EMAIL).waitFor();
  expect(wrong).toEqual([]);
});

it('/account signs in for the browser’s dialog: the hint leaves the address, and a window that cannot close shows the account', async () => {
  const { page, provider, url } = await openAccount(chromium.visit);
  await page.addInitScript(() => Reflect.set(window, 'IdentityProvider', { close: null }));
  await page.goto(`${url}/account?fedcm&login_hint=${encodeURIComponent(EMAIL)}`);
  await expect.poll(() => page.locator('#dc-email').inputValue()).toBe(EMAIL);
  expect(page.url()).toBe(`${url}/account?fedcm=`);
  await signIn(page, provider);
});

it('/account shows what an app may see, offers its receipt, and withdraws the access at once', async () => {
  const { page, provider, opened, infer, wrong } = await openAccount(chromium.visit);
  await signIn(page, provider);
  const app = page.getByRole('listitem').filter({ has: page.getByText('Has access') });
  for (const text of ['Bookshop', 'shop.example', 'Basic data', 'Preferences'])
    await app.getByText(text, { exact: true }).waitFor();
  await app.locator('summary').click();
  await app.getByRole('button', { name: /View receipt/ }).click();
  await page.getByText('The signature is valid.').waitFor();
  const { name, text } = await download(page, () =>
    page.getByRole('button', { name: 'Download signed receipt' }).click(),
  );
  expect(name).toMatch(/^receipt_[\w-]+\.jws$/);
  const keys = createLocalJWKSet(JSON.parse((await ask(provider, '/.well-known/receipt-keys.json')).text));
  const { payload } = await compactVerify(text, keys);
  expect(new TextDecoder().decode(payload)).toContain('"approved":["Medium","Traits"]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remove access for Bookshop' }).click();
  await page.getByRole('button', { name: 'Remove access', exact: true }).click();
  await page.locator('.done').filter({ hasText: 'Bookshop no longer has access.' }).waitFor();
  expect(await page.getByRole('status').textContent()).toBe('Bookshop no longer has access.');
  expect((await infer(opened)).body.code).toBe('access.revoked');
  await expect.poll(() => page.getByText('Access removed').count()).toBe(1);
  expect(wrong).toEqual([]);
});

it('/account ends the session of an app, then all of them', async () => {
  const { page, provider, key, token, context } = await openAccount(chromium.visit);
  await signIn(page, provider);
  await page.getByRole('button', { name: 'Sign out of Bookshop' }).click();
  await page.locator('.done').waitFor();
  expect((await ask(provider, '/api/grants', { key, token })).body.code).toBe('session.unknown');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('You are signed out here and in all apps.').waitFor();
  // The cookie that identifies the browser for the limits of codes stays; it belongs to no person.
  expect((await context.cookies()).map(({ name }) => name)).toEqual([expect.stringMatching(/-browser-/)]);
});

it('/account removes a single signal, then disconnects the platform', async () => {
  const { page, provider } = await openAccount(chromium.visit);
  await signIn(page, provider);
  await page.getByText('Read from GitHub').click();
  await page.getByRole('button', { name: 'Remove sourdough' }).click();
  await page.locator('#interests .done').filter({ hasText: 'sourdough was removed.' }).waitFor();
  await expect.poll(() => page.locator('.signal').count()).toBe(1);
  expect(await page.getByText('Because you work on sourdough').count()).toBe(0);
  await page.getByText(/entries: 1/).waitFor();
  await page.getByRole('button', { name: 'Read again: GitHub' }).click();
  await page
    .getByText(/It was read a moment ago/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.locator('#platforms .done').filter({ hasText: 'GitHub is disconnected.' }).waitFor();
  await page.getByText('Nothing is connected yet.').waitFor();
  await page.getByText('Nothing is known about your interests yet.').waitFor();
});

it('/account gives a download of all stored data after the PIN', async () => {
  const { page, provider } = await openAccount(chromium.visit, { hasPin: true });
  await signIn(page, provider);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.locator('#pin').fill('other-5-pin!');
  await page.keyboard.press('Enter');
  await page.getByText('That is not your PIN.').first().waitFor();
  expect(await page.locator('#pin').inputValue()).toBe('other-5-pin!');
  await page.locator('#pin').fill(PIN);
  const { name, text } = await download(page, () => page.keyboard.press('Enter'));
  expect(name).toBe('my-data.json');
  expect(JSON.parse(text)).toMatchObject({
    person: { address: EMAIL, hasPin: true },
    grants: [{ scope: ['medium', 'traits'] }],
  });
  await page.locator('.done').filter({ hasText: 'Your data was downloaded.' }).waitFor();
  expect(await page.content()).not.toContain(PIN);
});

it('/account deletes the account after the typed address and the PIN, and says what remains', async () => {
  const { page, provider, wrong } = await openAccount(chromium.visit, { hasPin: true });
  await signIn(page, provider);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.locator('#pin').fill(PIN);
  await page.locator('#confirm').fill('amal');
  await page.keyboard.press('Enter');
  await page.getByText('That is not the address of this account.').first().waitFor();
  await page.locator('#confirm[aria-invalid="true"]:focus').waitFor();
  await page.locator('#confirm').fill(EMAIL.toUpperCase());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  expect(await page.locator('main').textContent()).toContain('Receipts without anything personal: 1.');
  expect(await provider.people.find(EMAIL)).toBeNull();
  expect(wrong).toEqual([]);
});

it('/account leads to the sign-in if the session has ended, and keeps typed text if the network fails', async () => {
  const { page, provider, context } = await openAccount(chromium.visit);
  await signIn(page, provider);
  await page.route('**/account/api/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Your account could not be loaded' }).waitFor();
  await page.unroute('**/account/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.hero').waitFor();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Sign out of Bookshop' }).click();
  await page.getByText('Please sign in again.').waitFor();
  await page.route('**/account/api/**', (route) => route.abort());
  await page.locator('#dc-email').fill(EMAIL);
  await page.keyboard.press('Enter');
  await page
    .getByText(/could not be reached/)
    .first()
    .waitFor();
  expect(await page.locator('#dc-email').inputValue()).toBe(EMAIL);
});

it('/account gives a page of another origin no data, whatever it sends', async () => {
  const { page, provider, url, context } = await openAccount(chromium.visit);
  await signIn(page, provider);
  // The page's own last calls. Later calls come from the attacking pages.
  for (const call of ['accountInterests', 'accountSignals'])
    await expect.poll(() => provider.lines.join('')).toContain(`"call":"${call}"`);
  const before = provider.lines.length;
  for (const host of ['127.0.0.1', 'localhost'] as const) {
    const html = { headers: { 'content-type': 'text/html' } };
    const origin = await serveAs(host, async () => new Response('<form method="post"></form>', html));
    onTestFinished(origin.close);
    const stranger = await context.newPage();
    await stranger.goto(origin.url);
    await stranger.evaluate(
      async ([own, email]) => {
        const given = { credentials: 'include', mode: 'no-cors' } as const;
        await fetch(`${own}/account/api/delete`, {
          ...given,
          method: 'POST',
          body: JSON.stringify({ email }),
        }).catch(() => {});
        await fetch(`${own}/account/api/overview`, { ...given }).catch(() => {});
        const json = { 'content-type': 'application/json' };
        const asked = { method: 'POST', credentials: 'include', headers: json, body: '{}' } as const;
        await fetch(`${own}/account/api/export`, asked).catch(() => {});
      },
      [url, EMAIL] as const,
    );
    await stranger.evaluate((own) => {
      const [form] = document.forms;
      form?.setAttribute('action', `${own}/account/api/delete`);
      form?.setAttribute('enctype', 'text/plain');
      form?.submit();
    }, url);
    await stranger.waitForURL(`${url}/account/api/delete`);
    await stranger.close();
  }
  const answers =
    provider.lines
      .slice(before)
      .join('')
      .match(/"call":"account\w+".*?"status":\d+/g) ?? [];
  expect(answers.filter((line) => !line.endsWith('"status":403'))).toEqual([]);
  expect(answers).toHaveLength(6);
  await page.reload();
  await page.getByText('Has access').waitFor();
});
