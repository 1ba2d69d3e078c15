import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { signInAndShare } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { isLive, openLive } from '../support/live-page.ts';
import { postShare } from '../support/share-message.ts';

const chromium = useChromium();
const keptPage = useKeptPage(chromium, { viewport: { width: 1280, height: 900 } });
let page: Page;

beforeEach(() => {
  page = keptPage();
});

describe('the menu of a person who shared with a demo', () => {
  const trigger = () => page.locator('data-connect-button').getByRole('button').first();
  const item = (name: string) => page.getByRole('menuitem', { name });

  it('stays over a load, and leads to the data step and, signed in, to the account', async () => {
    const email = 'existing-menu-of-a-demo@example.com';
    await openLive(page, `${inject('baseUrl')}/readwise`);
    await signInAndShare(page, email);
    await openLive(page, `${inject('baseUrl')}/readwise`);
    await page.locator('data-connect-button [aria-haspopup=menu]').waitFor();
    await signInAndShare(page);
    await trigger().click();
    const opened = page.waitForEvent('popup');
    await item('My account').click();
    const account = await opened;
    await account.getByRole('button', { name: `Continue as ${email}` }).waitFor();
    await account.close();
    await trigger().click();
    await item('Sign out').click();
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).waitFor();
  });

  it('stands in place of Log In and Sign Up on the video site', async () => {
    await openLive(page, `${inject('baseUrl')}/Odysee`);
    await page.getByRole('button', { name: 'Sign Up' }).first().click();
    await signInAndShare(page, 'existing-viewer@example.com');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Signed in as existing-viewer/ }).waitFor();
    await expect.poll(() => banner.getByRole('button', { name: /^(Log In|Sign Up)$/ }).count()).toBe(0);
  });
});

it('a sign-out in another tab logs out of Discover, also if Back leads to a page that the browser kept', async () => {
  await openLive(page, `${inject('baseUrl')}/toona/discover`);
  await postShare(page);
  await page.getByRole('heading', { name: 'Discover Toonas' }).waitFor();
  await page.evaluate(() => {
    localStorage.removeItem('data-connect:toona-discover:person');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.getByRole('heading', { name: 'Look up.' }).waitFor();
});

it('the name of a person with eleven letters is whole in the sidebars', async () => {
  let person = 'existing-jo@example.com';
  for (const path of ['/gigi', '/toona/discover']) {
    await openLive(page, `${inject('baseUrl')}${path}`);
    await signInAndShare(page, person);
    const name = page.getByRole('banner').getByText('existing-jo', { exact: true }).first();
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth), path).toBe(0);
    person = 'known';
  }
});

it.each(['/gamp', '/gigi', '/toona/discover', '/toona', '/Odysee'])(
  'the widget of a known person arrives late at %s, and the page hardly moves',
  async (path) => {
    await openLive(page, `${inject('baseUrl')}${path}`);
    if (path === '/Odysee') await page.getByRole('button', { name: 'Sign Up' }).first().click();
    await signInAndShare(page, `existing-late${path.replaceAll('/', '-').toLowerCase()}@example.com`);
    const next = await page.context().newPage();
    await next.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.toJSON().value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await holdBack(next, '**/widget/*.js');
    await next.goto(inject('baseUrl') + path);
    await isLive(next);
    await next.getByRole('heading', { level: 1 }).waitFor();
    await next.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    release();
    await next.locator('data-connect-button [aria-haspopup=menu]').first().waitFor();
    await next.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const moved = await next.evaluate(() =>
      Reflect.get(window, 'shifts').reduce((sum: number, each: number) => sum + each, 0),
    );
    await next.close();
    expect(moved).toBeLessThanOrEqual(0.05);
  },
);

describe('a person whose sign-in has ended', () => {
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

  it.each([
    ['/copus', 'data-connect:copus:person', 'Change reader'],
    ['/readwise', 'data-connect:readwise:persona', null],
    ['/Odysee', 'data-connect:odysee:person', null],
    ['/prograd', 'data-connect:prograd:person', null],
    ['/toona/discover', 'data-connect:toona-discover:person', null],
    ['/gigi', 'data-connect:gigi:profile', null],
  ])('can log out of %s without signing in again', async (path, key, opener) => {
    await openLive(page, `${inject('baseUrl')}${path}`);
    await postShare(page);
    await expect.poll(() => stored(key)).not.toBe(null);
    // The widget has no session, as after its end.
    await openLive(page, `${inject('baseUrl')}${path}`);
    if (opener) await page.getByRole('button', { name: opener }).click();
    const ended = page.getByText('Your sign-in has ended.');
    await ended.getByRole('button', { name: 'Log out' }).click();
    await ended.waitFor({ state: 'detached' });
    await expect.poll(() => stored(key)).toBe(null);
    // The focus is not lost with the control.
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toMatch(/^h[12]$/);
  });

  it('has one sign-out in Dcode, the widget, which needs no session', async () => {
    const key = 'data-connect:dcode:signed-in';
    await openLive(page, `${inject('baseUrl')}/profile`);
    await postShare(page);
    await expect.poll(() => stored(key)).not.toBe(null);
    await openLive(page, `${inject('baseUrl')}/profile`);
    const signOut = page.locator('data-connect-button').getByRole('button', { name: /Sign Out/ });
    await signOut.waitFor();
    expect(await page.getByRole('button', { name: 'Log out' }).count()).toBe(0);
    await signOut.click();
    await expect.poll(() => stored(key)).toBe(null);
  });
});
