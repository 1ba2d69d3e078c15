import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { CLOSED_GRACE_MS, POPUP_AUTO_CLOSE_MS, POPUP_POLL_MS } from '../../../widget/constants.ts';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { confirm } from '../support/consent.ts';
import { openFramedPage } from '../support/framed.ts';
import { TEST_CODE } from '../support/framed-choice.ts';
import { detailsOf, hostPageUrl, openHostPage, waitForNotified } from '../support/host-page.ts';
import { keptOf } from '../support/kept-of.ts';
import { newAddress, type Person, personOn, textOf } from '../support/person.ts';
import { RECORD_KEY, storeBefore } from '../support/saved.ts';
import { withSession } from '../support/session.ts';

const { visit } = useChromium();

const CANCELLED = 'Failed Connection was cancelled';
const NOTHING = { platforms: [], grants: 0 };

/** Storage key of the record of a page whose provider is on another origin. */
const RECORD_ON_OTHER = `${RECORD_KEY}:${inject('baseUrl')}`;

const OWN_PAGE = `${hostPageUrl('other')}?own`;

const openKeepingPage = async () => {
  const context = await visit();
  // The permission to frame this computer, as in `openFramedPage`.
  await context.grantPermissions(['local-network-access'], { origin: new URL(OWN_PAGE).origin });
  await context.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...all) => {
      const opened = open(...all);
      Object.assign(window, { kept: opened });
      return opened;
    };
  });
  const clock = await useClock(context);
  const api = `api-base="${inject('baseUrl')}/api"`;
  const email = newAddress('uncertain');
  const { origin } = new URL(OWN_PAGE);
  const record = await withSession({ ...newUser, email }, undefined, origin);
  await storeBefore(context, origin, { [RECORD_ON_OTHER]: record });
  const page = await openHostPage(context, api, {}, hostPageUrl('other'));
  const person = personOn(page);
  await person.openAt('onboarding');
  await clock.stop();
  const popup = await person.openWindowOf('YouTube');
  return { page, person, popup, email, clock };
};

const allow = async (popup: Page) => {
  await popup.getByRole('link', { name: 'Allow', exact: true }).click();
  await popup.getByRole('button', { name: 'Connect', exact: true }).waitFor();
};

const close = async (page: Page, popup: Page) => {
  const closed = popup.waitForEvent('close');
  await page.evaluate(() => Reflect.get(window, 'kept').close());
  await closed;
};

const replaceBy = (url: string) => async (page: Page, popup: Page) => {
  await page.evaluate((address) => Reflect.get(window, 'kept').location.replace(address), url);
  await popup.waitForURL(url);
};

const recordOn = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), RECORD_ON_OTHER);

it.each<[string, boolean, (page: Page, popup: Page) => Promise<void>]>([
  ['closes at the platform', false, close],
  ['leads from the provider’s question to a page of its own', true, replaceBy(OWN_PAGE)],
])(
  'a platform’s window that the page %s connects nothing, and is shown as cancelled',
  async (_, isAllowed, interfere) => {
    const { page, person, popup, email, clock } = await openKeepingPage();
    if (isAllowed) await allow(popup);
    await clock.runFor(POPUP_POLL_MS);
    await interfere(page, popup);
    await clock.runFor(POPUP_POLL_MS + POPUP_AUTO_CLOSE_MS + POPUP_POLL_MS);
    await person.seesPlatform('YouTube', 'Connecting...');
    await clock.runFor(POPUP_POLL_MS + CLOSED_GRACE_MS);
    await person.seesPlatform('YouTube', CANCELLED);
    expect(await person.button('Continue').isDisabled()).toBe(true);
    expect(await recordOn(page)).toMatchObject({ connectedAccounts: [] });
    expect(await keptOf(email)).toEqual(NOTHING);
  },
);

it('a platform’s window that closes itself after the person’s press connects once, and shares nothing', async () => {
  const { person, popup, email, clock } = await openKeepingPage();
  await allow(popup);
  const closed = popup.waitForEvent('close');
  await confirm(popup);
  await person.seesPlatform('YouTube', 'Connected');
  await clock.runFor(POPUP_POLL_MS);
  await closed;
  await person.isAt('onboarding');
  expect(await keptOf(email)).toEqual({ platforms: ['youtube'], grants: 0 });
});

/**
 * Stands in for a window above the frame, because Playwright gives every page the focus. The widget stops the event
 * for later listeners, so this one is added first.
 */
const standInForWindow = (context: BrowserContext) =>
  context.addInitScript(() => {
    const giveBack = () => {
      if (!Object.hasOwn(document, 'hasFocus')) return;
      Reflect.deleteProperty(document, 'hasFocus');
      window.dispatchEvent(new FocusEvent('focus'));
    };
    window.addEventListener('mouseup', giveBack, true);
  });

const openWindowAbove = (person: Person) =>
  person.dialog.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new FocusEvent('blur'));
  });

/** Presses at the button's place, even if another element covers it. */
const pressShare = async (page: Page, person: Person) => {
  const box = await person.button(textOf('data.share')).boundingBox();
  if (!box) throw new Error('The button is not displayed');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
};

it('a window above the frame that closes between pointer down and up of a press shares nothing, and the person’s next press at the same place does', async () => {
  const context = await visit();
  await standInForWindow(context);
  const { page, person } = await openFramedPage(context, 'test-mode');
  await person.openAt('email');
  await person.askForCode(newAddress('existing-uncovered'));
  await person.isAt('code');
  await person.code.fill(TEST_CODE);
  await person.isAt('dataRequest');
  await person.canPress();
  await openWindowAbove(person);
  await pressShare(page, person);
  await person.canPress();
  await person.isAt('dataRequest');
  expect(await detailsOf(page, 'complete')).toEqual([]);
  await pressShare(page, person);
  await waitForNotified(page, 'complete');
});
