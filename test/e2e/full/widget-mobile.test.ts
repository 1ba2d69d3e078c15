import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { allow, confirm } from '../support/consent.ts';
import { detailsOf, hostPageUrl, notifiedBy, openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const chromium = useChromium();

const NARROW = { viewport: { width: 768, height: 900 } };
const MOBILE_AGENT = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
};
const ATTEMPT = 'data-connect:mosaic:oauth';

const onboardingOn = async (device: BrowserContextOptions) => {
  const page = await openHostPage(await chromium.visit({ user: newUser, ...device }));
  const person = personOn(page);
  await person.openAt('onboarding');
  return { page, person };
};

const storedAttempt = (page: Page) => page.evaluate((key) => localStorage.getItem(key), ATTEMPT);

describe('on mobile', () => {
  it.each([
    ['a width up to 768', NARROW],
    ['a mobile user agent', MOBILE_AGENT],
  ])(
    '%s sends the page itself to the provider, and it returns with the platform connected',
    async (_, device) => {
      const { page, person } = await onboardingOn(device);

      await person.tile('YouTube').click();
      await page.waitForURL('**/oauth/youtube?*');
      expect(page.context().pages()).toHaveLength(1);
      expect(JSON.parse((await storedAttempt(page)) ?? 'null')).toMatchObject({ platform: 'youtube' });
      await allow(page);

      await person.seesPlatform('YouTube', 'Connected');
      expect(page.url()).toBe(hostPageUrl());
      expect(await storedAttempt(page)).toBeNull();
      expect(await savedRecord(page)).toMatchObject({ connectedAccounts: ['youtube'] });
      expect(await notifiedBy(page)).toEqual([
        ['open', null],
        ['stepchange', { step: 'onboarding', previous: null }],
      ]);
    },
  );

  it('shows "Connection was cancelled" after returning from a denial, and a second try works', async () => {
    const { page, person } = await onboardingOn(NARROW);
    await person.tile('YouTube').click();

    await page.getByRole('link', { name: 'Deny' }).click();

    await person.seesPlatform('YouTube', 'Failed Connection was cancelled');
    expect(await detailsOf(page, 'failure')).toEqual([
      { code: 'connection.cancelled', message: 'Connection was cancelled', step: 'onboarding' },
    ]);
    await person.tile('YouTube').click();
    await allow(page);
    await person.seesPlatform('YouTube', 'Connected');
  });

  it.each([
    ['nothing was begun', '?state=forged&platform=youtube&code=1'],
    ['the platform’s name stands alone', '?platform=youtube&connected=true'],
  ])('ignores a return if %s', async (_, query) => {
    const page = await openHostPage(await chromium.visit({ user: newUser, ...NARROW }));
    const person = personOn(page);

    await page.goto(`${hostPageUrl()}${query}`);
    await person.openAt('onboarding');

    await person.seesPlatform('YouTube', 'Tap to connect');
    expect(await savedRecord(page)).toMatchObject({ connectedAccounts: [] });
  });

  it('ignores a return with another state than the stored one, and keeps waiting for its own', async () => {
    const { page, person } = await onboardingOn(NARROW);
    await person.tile('YouTube').click();
    const choice = page.getByRole('link', { name: 'Allow' });
    await choice.waitFor();
    const genuine = await choice.getAttribute('href');

    await page.goto(`${hostPageUrl()}?state=forged&platform=youtube&code=1`);
    await person.openAt('onboarding');
    await person.seesPlatform('YouTube', 'Tap to connect');
    await page.goto(new URL(genuine ?? '', inject('baseUrl')).href);
    await confirm(page);

    await person.seesPlatform('YouTube', 'Connected');
  });

  it('changes nothing when the person returns by the Back button', async () => {
    const { page, person } = await onboardingOn(NARROW);
    await person.tile('YouTube').click();
    await page.waitForURL('**/oauth/youtube?*');

    await page.goBack();
    await page.waitForURL(hostPageUrl());
    await person.openAt('onboarding');

    await person.seesPlatform('YouTube', 'Tap to connect');
  });
});
