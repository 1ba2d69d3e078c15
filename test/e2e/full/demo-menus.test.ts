import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { signInAndShare } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';

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
