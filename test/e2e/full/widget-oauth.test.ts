import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { CLOSED_GRACE_MS, CONNECTION_TIMEOUT_MS, POPUP_POLL_MS } from '../../../widget/constants.ts';
import { authUrlKeys } from '../../../widget/domain/auth-url.ts';
import { PLATFORMS } from '../../../widget/domain/platforms.ts';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { allow } from '../support/consent.ts';
import { holdBack } from '../support/hold-back.ts';
import { detailsOf, hostPageUrl, openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();
// Playwright turns the popup blocker off, but people have it on.
const blocking = useChromium({ ignoreDefaultArgs: ['--disable-popup-blocking'] });

const CANCELLED = 'Failed Connection was cancelled';

const onboardingOn = async ({ visit }: typeof chromium = chromium, user = newUser) => {
  const context = await visit({ user });
  const clock = await useClock(context);
  const page = await openHostPage(context);
  await clock.stop();
  const person = personOn(page);
  await person.openAt('onboarding');
  return { context, clock, page, person };
};

const answer = (popup: Page, choice: 'Allow' | 'Deny') =>
  choice === 'Allow' ? allow(popup) : popup.getByRole('link', { name: choice, exact: true }).click();

describe('connecting a platform', () => {
  it('follows the address in the answer for each of the eight platforms, by all six keys', async () => {
    const { page, person } = await onboardingOn();
    /** Places of the keys that were met in the specification's list of six. */
    const keysMet = new Set<number>();

    for (const { connector, name } of PLATFORMS) {
      await page.route(`**/${connector}/authorize`, async (route) => {
        const response = await route.fetch();
        const body: Record<string, unknown> = await response.json();
        for (const key of Object.keys(body)) keysMet.add(authUrlKeys(connector).indexOf(key));
        await route.fulfill({ response });
      });
      const popup = await person.openWindowOf(name);
      expect(popup.url()).toMatch(`${inject('baseUrl')}/oauth/${connector}?`);
      await answer(popup, 'Allow');
      await person.seesPlatform(name, 'Connected');
    }

    expect(await savedRecord(page)).toMatchObject({
      connectedAccounts: PLATFORMS.map(({ connector }) => connector),
    });
    expect([...keysMet].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('works for a person without a user name', async () => {
    const { person } = await onboardingOn(chromium, { ...newUser, username: '' });

    await answer(await person.openWindowOf('YouTube'), 'Allow');

    await person.seesPlatform('YouTube', 'Connected');
  });

  it('shows "Connection was cancelled" when the person denies, and a second try works', async () => {
    const { page, person } = await onboardingOn();

    await answer(await person.openWindowOf('YouTube'), 'Deny');
    await person.seesPlatform('YouTube', CANCELLED);
    expect(await detailsOf(page, 'failure')).toEqual([
      { code: 'connection.cancelled', message: 'Connection was cancelled', step: 'onboarding' },
    ]);
    await answer(await person.openWindowOf('YouTube'), 'Allow');
    await person.seesPlatform('YouTube', 'Connected');
  });

  it('shows "Popup blocked. …" when the browser blocks the window, and a second try works', async () => {
    const { page, person } = await onboardingOn(blocking);
    // Another window uses up the click's permission to open one. The page itself does not get the click.
    await page.locator('data-connect-button').evaluate((one) =>
      one.shadowRoot?.addEventListener('click', () => window.open('about:blank')?.close(), {
        capture: true,
        once: true,
      }),
    );

    await person.tile('YouTube').click();
    await person.seesPlatform('YouTube', 'Failed Popup blocked. Please allow popups and try again.');
    await answer(await person.openWindowOf('YouTube'), 'Allow');
    await person.seesPlatform('YouTube', 'Connected');
  });

  it('is cancelled at once when the window closes while it is still blank', async () => {
    const { clock, page, person } = await onboardingOn();
    const letGo = await holdBack(page, '**/youtube/authorize');
    const opened = page.waitForEvent('popup');
    await person.tile('YouTube').click();
    await person.seesPlatform('YouTube', 'Connecting...');

    await (await opened).close();
    await clock.runFor(POPUP_POLL_MS);

    await person.seesPlatform('YouTube', CANCELLED);
    letGo();
  });

  it('offers Cancel if the window was closed without a result, and is cancelled 15 s later', async () => {
    const { clock, person } = await onboardingOn();
    const popup = await person.openWindowOf('YouTube');

    await popup.close();
    await clock.runFor(POPUP_POLL_MS);
    await person.button('Cancel YouTube').waitFor();
    await clock.runFor(CLOSED_GRACE_MS - 1);
    await person.seesPlatform('YouTube', 'Connecting...');
    await clock.runFor(1);

    await person.seesPlatform('YouTube', CANCELLED);
  });

  it('is cancelled at once by Cancel', async () => {
    const { clock, person } = await onboardingOn();
    await (await person.openWindowOf('YouTube')).close();
    await clock.runFor(POPUP_POLL_MS);

    await person.press('Cancel YouTube');

    await person.seesPlatform('YouTube', CANCELLED);
  });

  it('succeeds late if the window appeared closed but was still open elsewhere', async () => {
    const { clock, context, person } = await onboardingOn();
    const popup = await person.openWindowOf('YouTube');
    const elsewhere = await context.newPage();
    await elsewhere.goto(popup.url());
    await popup.close();
    await clock.runFor(POPUP_POLL_MS);
    await person.button('Cancel YouTube').waitFor();

    await answer(elsewhere, 'Allow');

    await person.seesPlatform('YouTube', 'Connected');
  });

  it('succeeds if the person answers after leaving the page, and comes back', async () => {
    const page = await openHostPage(await chromium.visit({ user: newUser }));
    const person = personOn(page);
    await person.openAt('onboarding');
    const popup = await person.openWindowOf('YouTube');
    await page.goto(`${hostPageUrl()}?other`);
    const closed = popup.waitForEvent('close');
    await allow(popup);
    await closed;
    await page.goBack();
    await person.openAt('onboarding');
    await person.seesPlatform('YouTube', 'Connected');
    expect(await savedRecord(page)).toMatchObject({ connectedAccounts: ['youtube'] });
  });

  it('ignores a result with another state', async () => {
    const { page, person } = await onboardingOn();
    const popup = await person.openWindowOf('YouTube');

    await page.evaluate(() => {
      const forged = { source: 'data-connect-oauth', state: 'forged', platform: 'youtube', at: Date.now() };
      window.postMessage(forged, '/');
      new BroadcastChannel('data-connect:oauth').postMessage(forged);
    });
    await answer(popup, 'Deny');

    await person.seesPlatform('YouTube', CANCELLED);
  });

  it('ends with "Connection timeout" after 5 minutes without a result, and closes the window', async () => {
    const { clock, person } = await onboardingOn();
    const popup = await person.openWindowOf('YouTube');
    const closed = popup.waitForEvent('close');

    await clock.runFor(CONNECTION_TIMEOUT_MS);

    await person.seesPlatform('YouTube', 'Failed Connection timeout');
    await closed;
  });

  it('ignores a press on another platform meanwhile', async () => {
    const { context, person } = await onboardingOn();
    await person.openWindowOf('YouTube');

    await person.tile('GitHub').click({ force: true });

    await person.seesPlatform('GitHub', 'Tap to connect');
    expect(context.pages()).toHaveLength(2);
  });

  it('disconnects a connected platform locally by a press', async () => {
    const { page, person } = await onboardingOn();
    await answer(await person.openWindowOf('YouTube'), 'Allow');
    await person.seesPlatform('YouTube', 'Connected');
    expect(await person.button('Continue').isEnabled()).toBe(true);

    await person.tile('YouTube').click();

    await person.seesPlatform('YouTube', 'Tap to connect');
    expect(await person.button('Continue').isDisabled()).toBe(true);
    expect(await savedRecord(page)).toMatchObject({ connectedAccounts: [] });
  });

  it('is skipped by "Skip for now", which leads to the PIN with no connections', async () => {
    const { page, person } = await onboardingOn();
    await answer(await person.openWindowOf('YouTube'), 'Allow');
    await person.seesPlatform('YouTube', 'Connected');

    await person.press('Skip for now');

    await person.isAt('pin');
    expect(await savedRecord(page)).toMatchObject({ onboardingComplete: true, connectedAccounts: [] });
  });
});
