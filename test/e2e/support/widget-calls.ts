import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { newUser, returning } from '../../support/open-flow.ts';
import type { Attempt, SavedUser, TriedCall } from './attempt.ts';
import type { Fault } from './faults.ts';
import { codeFor, detailsOf, openHostPage } from './host-page.ts';
import { newAddress, type Person, personOn, textOf } from './person.ts';
import { clearStorage, savedRecord } from './saved.ts';
import { withSession } from './session.ts';

const UNAVAILABLE = textOf('hint.unavailable');
const UNREACHABLE = textOf('request.unreachable');
const TIMEOUT = textOf('request.timeout');
const UNREADABLE = textOf('request.malformed');
const LATER = 'Try again in 7 seconds.';

/** What is said beside the specification's text, by the fault. */
const hints = (unreadable: string): Record<Fault, string> => ({
  500: UNAVAILABLE,
  503: UNAVAILABLE,
  '429 with Retry-After': LATER,
  'malformed JSON': unreadable,
  'an empty body': unreadable,
  'the wrong content type': unreadable,
  'an abort': UNREACHABLE,
  '20 s of silence': TIMEOUT,
  'the connection gone and back': UNREACHABLE,
});

/** A host page with one element; `startAgain` closes what is open and forgets, as a new visit would. */
const openOn = async (context: BrowserContext, user?: SavedUser, attributes = '') => {
  const page = await openHostPage(context, attributes);
  const signedIn = user && (await withSession(user));
  const startAgain = async () => {
    await page.evaluate(() => document.querySelector('data-connect-button')?.close());
    await clearStorage(page, signedIn);
    await page.evaluate(() => Reflect.get(window, 'told').splice(0));
  };
  return { page, person: personOn(page), startAgain };
};

const closeAnd = async (person: Person, step: Parameters<Person['openAt']>[0]) => {
  await person.press(textOf('dialog.close'));
  await person.isGone();
  await person.openAt(step);
};

const connect = async (person: Person) => {
  const popup = await person.openWindowOf('YouTube');
  await popup.getByRole('link', { name: 'Allow' }).click();
  await person.seesPlatform('YouTube', 'Connected');
};

// What a success says is left open (specification §7): an answer that cannot be read is one.
const SENT: readonly Fault[] = ['malformed JSON', 'an empty body', 'the wrong content type'];
const SEND_HINTS = hints('');

const sendCode: TriedCall = {
  name: 'call 1, sending the code',
  address: '**/email/verify',
  async open(context) {
    const { page, person, startAgain } = await openOn(context);
    const begin = async (): Promise<Attempt> => {
      await startAgain();
      const email = newAddress('faults-1');
      await person.openAt('email');
      const isAtCode = () => person.isAt('code');
      return {
        ask: () => person.askForCode(email),
        async meet(fault) {
          if (SENT.includes(fault)) {
            await isAtCode();
            await person.press(textOf('code.change'));
          } else {
            await person.sees(`Failed to send verification code ${SEND_HINTS[fault]}`);
            expect(await detailsOf(page, 'failure')).toEqual([
              { code: 'code.send', message: 'Failed to send verification code', step: 'email' },
            ]);
          }
          expect(await person.email.inputValue()).toBe(email);
        },
        retry: () => person.press(textOf('email.submit')).then(isAtCode),
        leave: () => closeAnd(person, 'email'),
        askAgain: async () => {
          expect(await detailsOf(page, 'stepchange')).toHaveLength(2);
          await person.askForCode(email);
          await isAtCode();
        },
      };
    };
    return { page, begin };
  },
};

const CONFIRM_HINTS = hints(UNAVAILABLE);

const confirmCode: TriedCall = {
  name: 'call 2, confirming the code',
  address: '**/email/verify/confirm',
  async open(context) {
    const { page, person, startAgain } = await openOn(context);
    const begin = async (): Promise<Attempt> => {
      await startAgain();
      const email = newAddress('faults-2');
      await person.openAt('email');
      await person.askForCode(email);
      await person.isAt('code');
      const code = await codeFor(context, email);
      return {
        ask: () => person.code.fill(code),
        async meet(fault) {
          await person.sees(`Invalid verification code ${CONFIRM_HINTS[fault]}`);
          expect(await person.code.inputValue()).toBe(code);
          expect(await detailsOf(page, 'failure')).toEqual([
            { code: 'code.invalid', message: 'Invalid verification code', step: 'code' },
          ]);
        },
        retry: () => person.press(textOf('code.submit')).then(() => person.isAt('onboarding')),
        leave: () => person.press(textOf('code.change')).then(() => person.isAt('email')),
        async askAgain() {
          const other = newAddress('faults-2');
          await person.askForCode(other);
          await person.isAt('code');
          expect(await savedRecord(page)).toBeNull();
          await person.code.fill(await codeFor(context, other));
          await person.isAt('onboarding');
          expect(await savedRecord(page)).toMatchObject({ email: other });
        },
      };
    };
    return { page, begin };
  },
};

const NO_URL =
  'No OAuth URL found. Backend should return one of: ' +
  'youtubeURL, youtubeUrl, youtube_url, platformURL, authUrl, url';
const AUTHORIZE_REASONS: Record<Fault, string> = {
  ...hints(NO_URL),
  500: 'HTTP 500: Internal Server Error',
  503: 'HTTP 503: Service Unavailable',
  '429 with Retry-After': `HTTP 429: Too Many Requests – ${LATER}`,
};

const authorize: TriedCall = {
  name: 'call 3, authorizing a platform',
  address: '**/youtube/authorize',
  async open(context) {
    const { page, person, startAgain } = await openOn(context, { ...newUser, connectedAccounts: ['github'] });
    const begin = async (): Promise<Attempt> => {
      await startAgain();
      await person.openAt('onboarding');
      const opened = page.waitForEvent('popup');
      return {
        ask: () => person.tile('YouTube').click(),
        async meet(fault) {
          await person.seesPlatform('YouTube', `Failed ${AUTHORIZE_REASONS[fault]}`);
          await person.seesPlatform('GitHub', 'Connected');
          const popup = await opened;
          if (!popup.isClosed()) await popup.waitForEvent('close');
        },
        retry: () => connect(person),
        leave: () => closeAnd(person, 'onboarding'),
        async askAgain() {
          await person.seesPlatform('YouTube', textOf('platform.idle'));
          await connect(person);
        },
      };
    };
    return { page, begin };
  },
};

const BANNERS: Record<Fault, string> = {
  ...hints(`Processing failed: ${UNREADABLE}`),
  500: `API request failed: 500 ${UNAVAILABLE}`,
  503: `API request failed: 503 ${UNAVAILABLE}`,
  '429 with Retry-After': `API request failed: 429 ${LATER}`,
  'an abort': `Submission failed: ${UNREACHABLE}`,
  '20 s of silence': `Submission failed: ${TIMEOUT}`,
  'the connection gone and back': `Submission failed: ${UNREACHABLE}`,
};

const share: TriedCall = {
  name: 'call 4, fetching what was approved',
  address: '**/getAPIurlMobile',
  async open(context, clock) {
    const { page, person, startAgain } = await openOn(context, returning, 'auto-fetch');
    // The host gets the result 2 s after a failure: the second try comes before that.
    await clock.stop();
    const begin = async (): Promise<Attempt> => {
      await startAgain();
      await person.openAt('dataRequest');
      await person.dataSwitch('Personality').check();
      const isShared = async () => {
        await person.sees(textOf('data.shared', { appName: 'My App' }));
        expect(await detailsOf(page, 'complete')).toEqual([]);
      };
      return {
        ask: () => person.press('Share'),
        async meet(fault) {
          expect((await person.banner.textContent())?.trim()).toBe(BANNERS[fault]);
          expect(await person.dataSwitch('Personality').isChecked()).toBe(true);
        },
        retry: () => person.press(textOf('data.retry')).then(isShared),
        leave: () => closeAnd(person, 'dataRequest'),
        async askAgain() {
          expect(await person.dataSwitch('Personality').isChecked()).toBe(false);
          await person.press('Share');
          await isShared();
        },
      };
    };
    return { page, begin };
  },
};

/** The widget's four calls on a host page. */
export const WIDGET_CALLS: readonly TriedCall[] = [sendCode, confirmCode, authorize, share];
