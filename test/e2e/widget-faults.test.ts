import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../widget/constants.ts';
import { newUser, returning } from '../support/open-flow.ts';
import { useChromium, type VisitOptions } from './support/chromium.ts';
import { useClock } from './support/clock.ts';
import { type Fault, spoilNext } from './support/faults.ts';
import { codeFor, detailsOf, openHostPage } from './support/host-page.ts';
import { newAddress, personOn, textOf } from './support/person.ts';

const chromium = useChromium();

const UNAVAILABLE = textOf('hint.unavailable');
const UNREACHABLE = textOf('request.unreachable');
const TIMEOUT = textOf('request.timeout');
const UNREADABLE = textOf('request.malformed');
const RETRY_AFTER = 'Try again in 7 seconds.';
const NO_URL =
  'No OAuth URL found. Backend should return one of: ' +
  'youtubeURL, youtubeUrl, youtube_url, platformURL, authUrl, url';

const openOn = async (options: VisitOptions = {}, attributes = '') => {
  const context = await chromium.visit(options);
  const clock = await useClock(context);
  const page = await openHostPage(context, attributes);
  const spoil = (address: string, fault: Fault) => spoilNext(page, address, fault);
  /** Acts and, where the fault is that no answer comes, lets the time-out come. */
  const settle = async (fault: Fault, address: string, act: () => Promise<void>) => {
    const asked = page.waitForRequest(address);
    await act();
    await asked;
    if (fault === 'silence') await clock.skip(REQUEST_TIMEOUT_MS);
  };
  return { context, clock, page, person: personOn(page), spoil, settle };
};

describe('call 1, sending the code', () => {
  const CALL = '**/email/verify';

  it.each<[Fault, string]>([
    [500, UNAVAILABLE],
    [503, UNAVAILABLE],
    [429, RETRY_AFTER],
    ['aborted', UNREACHABLE],
    ['silence', TIMEOUT],
  ])(
    'with %s says "Failed to send verification code", keeps the address, and can be tried again',
    async (fault, hint) => {
      const { page, person, spoil, settle } = await openOn();
      const email = newAddress('faults-1');
      await spoil(CALL, fault);
      await person.openAt('email');

      await settle(fault, CALL, () => person.askForCode(email));
      await person.sees(`Failed to send verification code ${hint}`);
      expect(await person.email.inputValue()).toBe(email);
      expect(await detailsOf(page, 'failure')).toEqual([
        { code: 'code.send', message: 'Failed to send verification code', step: 'email' },
      ]);
      await person.press(textOf('email.submit'));
      await person.isAt('code');
    },
  );

  // What a success says is left open (specification §7).
  it.each<Fault>(['malformed', 'empty'])(
    'takes a %s answer for a success, and the address can be sent again',
    async (fault) => {
      const { context, person, spoil, settle } = await openOn();
      const email = newAddress('faults-1');
      await spoil(CALL, fault);
      await person.openAt('email');

      await settle(fault, CALL, () => person.askForCode(email));
      await person.isAt('code');
      await person.press(textOf('code.change'));
      expect(await person.email.inputValue()).toBe(email);
      await person.press(textOf('email.submit'));
      await person.isAt('code');
      await person.code.fill(await codeFor(context, email));
      await person.isAt('onboarding');
    },
  );
});

describe('call 2, confirming the code', () => {
  const CALL = '**/email/verify/confirm';

  it.each<[Fault, string]>([
    [500, UNAVAILABLE],
    [503, UNAVAILABLE],
    [429, RETRY_AFTER],
    ['malformed', UNAVAILABLE],
    ['empty', UNAVAILABLE],
    ['aborted', UNREACHABLE],
    ['silence', TIMEOUT],
  ])(
    'with %s says "Invalid verification code" and why, keeps the code, and can be tried again',
    async (fault, hint) => {
      const { context, page, person, spoil, settle } = await openOn();
      const email = newAddress('faults-2');
      await spoil(CALL, fault);
      await person.openAt('email');
      await person.askForCode(email);
      await person.isAt('code');
      const code = await codeFor(context, email);

      await settle(fault, CALL, () => person.code.fill(code));
      await person.sees(`Invalid verification code ${hint}`);
      expect(await person.code.inputValue()).toBe(code);
      expect(await detailsOf(page, 'failure')).toEqual([
        { code: 'code.invalid', message: 'Invalid verification code', step: 'code' },
      ]);
      await person.press(textOf('code.submit'));
      await person.isAt('onboarding');
    },
  );
});

describe('call 3, authorizing a platform', () => {
  const CALL = '**/youtube/authorize';

  it.each<[Fault, string]>([
    [500, 'HTTP 500: Internal Server Error'],
    [503, 'HTTP 503: Service Unavailable'],
    [429, `HTTP 429: Too Many Requests – ${RETRY_AFTER}`],
    ['malformed', NO_URL],
    ['empty', NO_URL],
    ['aborted', UNREACHABLE],
    ['silence', TIMEOUT],
  ])(
    'with %s shows the platform as failed and why, closes the window, and can be tried again',
    async (fault, reason) => {
      const { page, person, spoil, settle } = await openOn({
        user: { ...newUser, connectedAccounts: ['github'] },
      });
      await spoil(CALL, fault);
      await person.openAt('onboarding');
      const opened = page.waitForEvent('popup');

      await settle(fault, CALL, () => person.tile('YouTube').click());
      await person.seesPlatform('YouTube', `Failed ${reason}`);
      await person.seesPlatform('GitHub', 'Connected');
      const popup = await opened;
      if (!popup.isClosed()) await popup.waitForEvent('close');
      const second = await person.openWindowOf('YouTube');
      await second.getByRole('link', { name: 'Allow' }).click();
      await person.seesPlatform('YouTube', 'Connected');
    },
  );
});

describe('call 4, fetching what was approved', () => {
  const CALL = '**/getAPIurlMobile';

  it.each<[Fault, string]>([
    [500, `API request failed: 500 ${UNAVAILABLE}`],
    [503, `API request failed: 503 ${UNAVAILABLE}`],
    [429, `API request failed: 429 ${RETRY_AFTER}`],
    ['malformed', `Processing failed: ${UNREADABLE}`],
    ['empty', `Processing failed: ${UNREADABLE}`],
    ['aborted', `Submission failed: ${UNREACHABLE}`],
    ['silence', `Submission failed: ${TIMEOUT}`],
  ])(
    'with %s shows the banner, keeps the choice, and can be tried again before the host is told',
    async (fault, banner) => {
      const { clock, page, person, spoil, settle } = await openOn({ user: returning }, 'auto-fetch');
      await clock.stop();
      await spoil(CALL, fault);
      await person.openAt('dataRequest');
      await person.dataSwitch('Personality').check();

      await settle(fault, CALL, () => person.press('Share'));
      expect((await person.banner.textContent())?.trim()).toBe(banner);
      expect(await person.dataSwitch('Personality').isChecked()).toBe(true);
      await person.press(textOf('data.retry'));
      await person.sees(textOf('data.shared', { appName: 'My App' }));
      expect(await detailsOf(page, 'complete')).toEqual([]);
    },
  );
});
