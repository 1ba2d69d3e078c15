import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startServer } from '../../../showcase/sandbox/serving/server.ts';
import { useChromium } from '../support/chromium.ts';
import { openLive } from '../support/live-page.ts';
import { framedPersonOn, textOf } from '../support/person.ts';

const chromium = useChromium();

const open = async (url: string) => {
  const context = await chromium.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await openLive(page, url);
  return {
    page,
    opener: page.getByRole('button', { name: /^Sandbox inbox/ }),
    panel: page.getByRole('region', { name: 'Sandbox inbox' }),
  };
};

const send = (page: Page, email: string) =>
  page.evaluate(async (address) => {
    const headers = { 'Content-Type': 'application/json', 'x-api-key': 'sandbox-demo-key' };
    await fetch('/api/email/verify', { method: 'POST', headers, body: JSON.stringify({ email: address }) });
  }, email);

it('the Sandbox inbox shows the newest codes and copies them, also if its file loads at the second press only', async () => {
  const { page, opener, panel } = await open(`${inject('baseUrl')}/gigi`);
  const address = 'maximiliane-alexandra.hohenstein@praktikumsvermittlung.example';
  await send(page, address);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/InboxPanel-*.js', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await opener.click();
  await failed;
  await opener.click();
  const message = panel.getByRole('listitem').filter({ hasText: address });
  const code = await message.getByText(/^\d{6}$/).textContent();
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  expect(await message.getByRole('button').evaluate(rightOf)).toBeLessThan(await message.evaluate(rightOf));
  expect(await message.evaluate(rightOf)).toBeLessThan(320);
  await message.getByRole('button', { name: `Copy ${code}` }).click();
  await message.getByRole('button', { name: `Copied ${code}` }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await panel.getByRole('button', { name: 'Close the Sandbox inbox' }).press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('the dialog that waits for a code shows and announces it, until the code step ends', async () => {
  const { page } = await open(`${inject('baseUrl')}/gigi`);
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

it('a public sandbox shows only the codes of the address that a person types', async () => {
  const distRoot = resolve(import.meta.dirname, '../../../dist');
  const first = await startServer({ distRoot, port: 0 });
  const { port } = new URL(first.url);
  await first.close();
  // Chromium resolves every name below localhost to this computer. The server treats such a name as public.
  const publicUrl = new URL(`http://demo.localhost:${port}`);
  const server = await startServer({ distRoot, port: Number(port), publicUrl });
  onTestFinished(() => server.close());
  const { page, opener, panel } = await open(`${server.url}/copus`);
  await send(page, 'stranger@example.com');
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

  await openLive(page, `${server.url}/gigi`);
  await send(page, 'opened@example.com');
  await opener.click();
  expect(await panel.getByRole('listitem').count()).toBe(0);
  const address = panel.getByLabel('The address you signed in with');
  await address.pressSequentially('opened@');
  await page.waitForResponse('**/sandbox/inbox');
  await address.pressSequentially('example.com');
  expect(await address.inputValue()).toBe('opened@example.com');
  await panel.getByRole('button', { name: 'Show its code' }).click();
  await panel.getByRole('listitem').filter({ hasText: 'opened@example.com' }).first().waitFor();
});
