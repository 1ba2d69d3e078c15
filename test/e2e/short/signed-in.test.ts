import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { openHostPage, waitForNotified } from '../support/host-page.ts';
import { newAddress, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();
const PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const LONG = 'a-very-long-name.of-a-person-with-sixty-four-characters-in-all.ok';

const isSignedIn = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('data-connect-button');
    return [element?.signedIn, element?.matches(':state(signedin)')];
  });
const triggerOn = (page: Page) => page.locator('data-connect-button').locator('button[part=button]');
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const showsStartOfName = (page: Page) =>
  page.locator('data-connect-button bdi').evaluate((name) => {
    const letter = document.createRange();
    letter.setStart(name.firstChild ?? name, 0);
    letter.setEnd(name.firstChild ?? name, 1);
    const [at, around] = [letter.getBoundingClientRect(), name.getBoundingClientRect()];
    return at.width > 0 && at.left >= around.left && at.right <= around.right && around.width > at.width;
  });
const isArmed = (page: Page) => page.locator('data-connect-button [aria-haspopup=menu]').waitFor();

it.each([
  ['light', 'ltr', 'en', LONG],
  ['dark', 'rtl', 'ar', LONG],
] as const)('the menu fits a phone of 320 px with a long name, in %s, %s and %s', async (...row) => {
  const [theme, dir, locale, username] = row;
  const context = await visit({ ...PHONE, user: { ...returning, username } });
  const page = await openHostPage(context, `signed-in="menu" theme="${theme}" locale="${locale}"`);
  await isArmed(page);
  await expect.poll(() => triggerOn(page).getAttribute('dir')).toBe(dir);
  const { width = 0, height } = (await triggerOn(page).boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(320 - 16);
  expect(height).toBe(44);
  expect(await showsStartOfName(page)).toBe(true);
  await triggerOn(page).tap();
  const box = await page.getByRole('menu').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(8);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(312);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsOn(page)).toEqual([]);
  await page.touchscreen.tap(160, 540);
  await page.getByRole('menu').waitFor({ state: 'detached' });
});

it('with isolation="frame" the page learns a person’s name by the share, keeps it over a load, and loses it by the sign-out', async () => {
  const context = await visit();
  const { page, person } = await openFramedPage(context, 'signed-in="menu" test-mode');
  await person.openAt('email');
  await person.askForCode(newAddress('existing-named'));
  await person.isAt('code');
  await person.code.fill('123456');
  await person.isAt('dataRequest');
  expect(await isSignedIn(page)).toEqual([false, false]);
  await person.canPress();
  await person.press(textOf('data.share'));
  await waitForNotified(page, 'complete');
  await person.isGone();
  expect(await isSignedIn(page)).toEqual([true, true]);
  expect(await triggerOn(page).textContent()).toMatch(/^Signed in as existing-named/);
  expect(await page.evaluate(() => Object.values({ ...sessionStorage }))).toEqual([
    expect.stringMatching(/^\{"version":2,"username":"existing-named[^"]*"\}$/),
  ]);

  await page.reload();
  await isArmed(page);
  await triggerOn(page).click();
  await item(page, 'Sign out').click();
  await expect.poll(() => isSignedIn(page)).toEqual([false, false]);
  expect(await triggerOn(page).textContent()).toBe('Sign In with Mosaic');
});

it('an open menu closes when the person signs out in another tab, and the next press opens the sign-in', async () => {
  const context = await visit({ user: returning });
  const [page, other] = [await openHostPage(context, 'signed-in="menu"'), await openHostPage(context)];
  await isArmed(page);
  await triggerOn(page).click();
  await item(page, 'Sign out').waitFor();
  await other.evaluate(() => document.querySelector('data-connect-button')?.signOut());
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await triggerOn(page).click();
  await personOn(page).isAt('email');
});
