import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { POPUP_POLL_MS } from '../../../widget/constants.ts';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { allow } from '../support/consent.ts';
import { hostPageUrl, openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();
// Playwright turns the popup blocker off, but people have it on.
const blocking = useChromium({ ignoreDefaultArgs: ['--disable-popup-blocking'] });

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

it('connecting a platform shows "Popup blocked. …" when the browser blocks the window, and a second try works', async () => {
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

it('connecting a platform succeeds late if the window appeared closed but was still open elsewhere', async () => {
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

it('connecting a platform succeeds if the person answers after leaving the page, and comes back', async () => {
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
