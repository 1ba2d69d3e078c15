import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createSandbox, type Sandbox } from '../../../showcase/sandbox/app.ts';
import { createClock } from '../../provider/support/provider.ts';
import { codeFor, collectErrors } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { serveAs } from '../support/origins.ts';

const base = inject('baseUrl');
const chromium = useChromium();
const accountPages = resolve(import.meta.dirname, '../../../dist/provider/account');

/** Signs a new person in at /account of the sandbox at this address. */
const arriveAt = async (url: string, email: string) => {
  const page = await (await chromium.visit()).newPage();
  await page.goto(`${url}/account`);
  await page.locator('#email').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('#code').waitFor();
  await page.locator('#code').fill(await codeFor(page, email));
  await page.locator('.hero').waitFor();
  return page;
};

/** A separate sandbox, so that its faults affect no other test. */
const openSandbox = async () => {
  // Cookies expire by the browser's clock.
  const clock = createClock(Date.now());
  let sandbox: Sandbox | undefined;
  const { url, close } = await serveAs('localhost', (request) => {
    sandbox ??= createSandbox({ now: clock.now, origin: new URL(request.url).origin, accountPages });
    return sandbox.fetch(request);
  });
  onTestFinished(async () => {
    await close();
    await sandbox?.close();
  });
  return { clock, url };
};

const connect = async (page: Page, platform: string, account: string) => {
  await page.getByRole('button', { name: `Connect ${platform}`, exact: true }).click();
  await page.getByRole('link', { name: account }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await page.locator('#platforms .done').getByText(`${platform} is connected and is being read.`).waitFor();
};

it('a person connects a platform at /account and sees the results; declining another changes nothing', async () => {
  const page = await arriveAt(base, 'later@example.org');
  const errors = collectErrors(page);
  await connect(page, 'YouTube', 'naturalist');
  expect(page.url()).toBe(`${base}/account#platforms`);
  await page
    .locator('#interests')
    .getByRole('listitem')
    .filter({ hasText: 'Environment' })
    .getByText(/^Because you (follow|liked) .+ on YouTube$/)
    .first()
    .waitFor();

  await page.getByText('Connect a platform').click();
  await page.getByRole('button', { name: 'Connect Reddit', exact: true }).click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await page.locator('#platforms .problem').getByText('The platform was not connected.').waitFor();
  await page.getByRole('button', { name: 'Disconnect YouTube' }).waitFor();
  expect(await page.getByRole('button', { name: /^Disconnect / }).count()).toBe(1);
  expect(errors).toEqual([]);
});

it('a person sees a platform’s pause, then its entries, even after a failed poll; and connects it again after it revoked the access', async () => {
  const { clock, url } = await openSandbox();
  const page = await arriveAt(url, 'patient@example.org');
  await page.clock.install();
  const entries = page.locator('#platforms').getByText(/entries: \d/);
  const breakBy = (fault: string) => page.request.post(`${url}/sandbox/fault`, { data: { fault } });
  await breakBy('call=read;refuse=limit;retry=3600');
  await connect(page, 'Reddit', 'cook');
  await page.getByText('Reddit asks for a pause. Reading goes on by itself.').waitFor();
  await page.getByText('Your platforms are still being read.').waitFor();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('overview'));
  await page.route('**/account/api/overview', (route) => route.abort(), { times: 1 });
  await page.clock.fastForward(3_600_000);
  await failed;
  await page.request.delete(`${url}/sandbox/fault`, { data: {} });
  clock.pass(3_600_000);
  // A failed poll starts the delay again.
  const look = async () => {
    await page.clock.fastForward(3_600_000);
    return entries.isVisible();
  };
  await expect.poll(look).toBe(true);

  await breakBy('call=read;refuse=token');
  await breakBy('call=tokens;refuse=token');
  clock.pass(600_000);
  await page.getByRole('button', { name: 'Read again: Reddit' }).click();
  await page.getByText('Reddit no longer lets us read. Connect it again.').waitFor();
  await page.request.delete(`${url}/sandbox/fault`, { data: {} });
  await connect(page, 'Reddit', 'cook');
  await entries.waitFor();
});
