import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type RunningServer, startServer } from '../../../showcase/sandbox/serving/server.ts';
import { DESKTOP } from '../../support/browser.ts';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';
import { framedPersonOn, textOf } from '../support/person.ts';

const base = inject('baseUrl');
const chromium = useChromium();
const keptPage = useKeptPage(chromium, { permissions: ['clipboard-read', 'clipboard-write'] });
let page: Page;

beforeAll(() => skipOnboarding(keptPage().context()));
beforeEach(async () => {
  page = keptPage();
  await openLive(page, base);
});

const opener = () => page.getByRole('button', { name: /^Sandbox inbox/ });
const panel = () => page.getByRole('region', { name: 'Sandbox inbox' });
const send = (email: string) =>
  page.evaluate(async (address) => {
    const headers = { 'Content-Type': 'application/json', 'x-api-key': 'sandbox-demo-key' };
    await fetch('/api/email/verify', { method: 'POST', headers, body: JSON.stringify({ email: address }) });
  }, email);

describe('the Sandbox inbox', () => {
  it('shows the newest codes and copies them', async () => {
    await send('copy@example.com');
    await opener().click();
    const message = panel().getByRole('listitem').filter({ hasText: 'copy@example.com' });
    const code = await message.getByText(/^\d{6}$/).textContent();
    await message.getByRole('button', { name: `Copy ${code}` }).click();
    await message.getByRole('button', { name: `Copied ${code}` }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  it('shows a long address whole, and leaves room for the button beside it', async () => {
    const address = 'maximiliane-alexandra.hohenstein@praktikumsvermittlung.example';
    await send(address);
    await page.setViewportSize({ width: 320, height: 640 });
    await opener().click();
    const message = panel().getByRole('listitem').filter({ hasText: address });
    const { right } = await message.evaluate((item) => item.getBoundingClientRect());
    const end = await message.getByRole('button').evaluate((button) => button.getBoundingClientRect().right);
    expect(end).toBeLessThan(right);
    expect(right).toBeLessThan(320);
    const text = await message
      .locator('p')
      .last()
      .evaluate((line) => line.scrollWidth - line.clientWidth);
    expect(text).toBe(0);
    await page.setViewportSize(DESKTOP.viewport);
  });

  it('opens at the next press if its file did not load', async () => {
    await page.route('**/InboxPanel-*.js', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await opener().click();
    await failed;
    await opener().click();
    await panel().waitFor();
  });

  it('closes on Escape and returns the focus', async () => {
    await opener().click();
    await panel().getByRole('button', { name: 'Close the Sandbox inbox' }).press('Escape');
    await panel().waitFor({ state: 'hidden' });
    await expect.poll(() => opener().evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('is in the dialog that waits for a code, visible and announced, and disappears with the code step', async () => {
    const { trigger, dialog, root, email, canPress, isAt } = framedPersonOn(page);
    await trigger.click();
    await canPress();
    await email.fill('framed-inbox@example.com');
    await page.keyboard.press('Enter');
    await isAt('code');
    const mail = root.getByRole('status').filter({ hasText: 'Sandbox inbox' });
    const code = (await mail.getByText(/^\d{6}$/).textContent()) ?? '';
    expect(await mail.getByText([...code].join(' ')).count()).toBe(1);
    expect(await mail.evaluate((text) => text.assignedSlot?.closest('dialog')?.open)).toBe(true);
    // A page's own inbox above the frame would make the frame reject presses.
    expect(await page.locator('[popover]:popover-open').count()).toBe(0);
    await dialog.getByRole('button', { name: textOf('code.change') }).press('Enter');
    await isAt('email');
    await mail.waitFor({ state: 'detached' });
  });
});

describe('on a public server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const distRoot = resolve(import.meta.dirname, '../../../dist');
    const first = await startServer({ distRoot, port: 0 });
    const { port } = new URL(first.url);
    await first.close();
    // Chromium resolves every name below localhost to this computer. The server treats such a name as public.
    const publicUrl = new URL(`http://demo.localhost:${port}`);
    server = await startServer({ distRoot, port: Number(port), publicUrl });
    return () => server.close();
  });

  it('shows only the code of the typed address in the dialog', async () => {
    await page.goto(`${server.url}/copus`);
    await send('stranger@example.com');
    const { trigger, root, email, canPress } = framedPersonOn(page);
    await trigger.click();
    await canPress();
    await email.fill('public-frame@example.com');
    await page.keyboard.press('Enter');
    const mail = root.getByRole('status').filter({ hasText: 'Sandbox inbox' });
    const code = await mail.getByText(/^\d{6}$/).textContent();
    const [newest] = await page.evaluate(async () => {
      const answer = await fetch('/sandbox/inbox?email=public-frame@example.com');
      return (await answer.json()).messages;
    });
    expect(newest.code).toBe(code);
  });

  it('asks for the address in the open inbox, and keeps slowly typed text while it polls', async () => {
    await page.goto(`${server.url}/gigi`);
    await send('opened@example.com');
    await opener().click();
    expect(await panel().getByRole('listitem').count()).toBe(0);
    const address = panel().getByLabel('The address you signed in with');
    await address.pressSequentially('opened@');
    for (let asked = 0; asked < 2; asked += 1) await page.waitForResponse('**/sandbox/inbox');
    await address.pressSequentially('example.com');
    expect(await address.inputValue()).toBe('opened@example.com');
    await panel().getByRole('button', { name: 'Show its code' }).click();
    await panel().getByRole('listitem').filter({ hasText: 'opened@example.com' }).first().waitFor();
  });
});
