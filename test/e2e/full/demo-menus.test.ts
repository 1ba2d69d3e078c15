import { expect, inject, it } from 'vitest';
import { signInAndShare } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { isLive, openLive, recordShifts } from '../support/live-page.ts';
import { postShare } from '../support/share-message.ts';

const base = inject('baseUrl');
const { visit } = useChromium();

it('the menu of a person who shared with a demo stays over a load, and leads to the data step and to the account', async () => {
  const page = await (await visit()).newPage();
  const trigger = page.locator('data-connect-button').getByRole('button').first();
  const item = (name: string) => page.getByRole('menuitem', { name });
  const email = 'existing-menu-of-a-demo@example.com';
  await openLive(page, `${base}/readwise`);
  await signInAndShare(page, email);
  await openLive(page, `${base}/readwise`);
  await page.locator('data-connect-button [aria-haspopup=menu]').waitFor();
  await signInAndShare(page);
  await trigger.click();
  const opened = page.waitForEvent('popup');
  await item('My account').click();
  const account = await opened;
  await account.getByRole('button', { name: `Continue as ${email}` }).waitFor();
  await account.close();
  await trigger.click();
  await item('Sign out').click();
  await page.getByRole('button', { name: 'Sign In with Mosaic' }).waitFor();
});

it('a demo hardly moves when the widget of a known person arrives late', async () => {
  const context = await visit();
  const page = await context.newPage();
  await openLive(page, `${base}/gamp`);
  await signInAndShare(page, 'existing-late@example.com');
  const next = await context.newPage();
  await recordShifts(next);
  const isDrawn = () =>
    next.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const release = await holdBack(next, '**/widget/*.js');
  await next.goto(`${base}/gamp`, { waitUntil: 'commit' });
  await isLive(next);
  await next.getByRole('heading', { level: 1 }).waitFor();
  await isDrawn();
  release();
  await next.locator('data-connect-button [aria-haspopup=menu]').first().waitFor();
  await isDrawn();
  const shifts: number[] = await next.evaluate(() => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.05);
});

it('a person whose sign-in has ended can log out of a demo without signing in again, and the focus is not lost', async () => {
  const page = await (await visit()).newPage();
  const stored = () => page.evaluate(() => localStorage.getItem('data-connect:gigi:profile'));
  await openLive(page, `${base}/gigi`);
  await postShare(page);
  await expect.poll(stored).not.toBe(null);
  // The widget has no session, as after its end.
  await openLive(page, `${base}/gigi`);
  const ended = page.getByText('Your sign-in has ended.');
  await ended.getByRole('button', { name: 'Log out' }).click();
  await ended.waitFor({ state: 'detached' });
  await expect.poll(stored).toBe(null);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toMatch(/^h[12]$/);
});
