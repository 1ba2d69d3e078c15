import { expect } from 'vitest';
import { parseRecord } from '../../../widget/domain/user-record.ts';
import { newUser } from '../../support/open-flow.ts';
import type { Attempt, TriedCall } from './attempt.ts';
import { allow } from './consent.ts';
import type { Fault } from './faults.ts';
import { detailsOf } from './host-page.ts';
import { newAddress, type Person, PIN, textOf } from './person.ts';
import { clearStorage, savedRecord } from './saved.ts';
import { closeAnd, hints, LATER, openOn, READ_AS_SUCCESS } from './tried-calls.ts';

const connect = async (person: Person) => {
  const popup = await person.openWindowOf('YouTube');
  await allow(popup);
  await person.seesPlatform('YouTube', 'Connected');
};

const NO_URL =
  'No OAuth URL found. Backend should return one of: ' +
  'youtubeURL, youtubeUrl, youtube_url, platformURL, authUrl, url';
const REASONS: Record<Fault, string> = {
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
          await person.seesPlatform('YouTube', `Failed ${REASONS[fault]}`);
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

/** The window reports a consent to the page, without the network. */
const returnTicket = ({ page }: Person) =>
  page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('data-connect:mosaic:oauth') ?? '{}');
    const result = {
      source: 'data-connect-oauth',
      state,
      platform: 'youtube',
      ticket: 't-1',
      at: Date.now(),
    };
    window.postMessage(result, location.origin);
  });

const complete: TriedCall = {
  name: 'call 3c, handing the ticket back',
  address: '**/youtube/complete',
  async open(context) {
    const { page, person, startAgain } = await openOn(context, newUser);
    const begin = async (): Promise<Attempt> => {
      await startAgain();
      await person.openAt('onboarding');
      await person.openWindowOf('YouTube');
      return {
        ask: () => returnTicket(person),
        async meet(fault) {
          const state = READ_AS_SUCCESS.includes(fault) ? 'Connected' : `Failed ${REASONS[fault]}`;
          await person.seesPlatform('YouTube', state);
          if (state === 'Connected') await person.tile('YouTube').click();
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

const PIN_HINTS = hints('');

const setPin: TriedCall = {
  name: 'handing the PIN over',
  address: '**/api/pin',
  async open(context) {
    const { page, person } = await openOn(context);
    await person.signIn(newAddress('faults-pin'));
    await person.isAt('onboarding');
    await person.press(textOf('onboarding.skip'));
    await person.isAt('pin');
    const atPin = parseRecord(JSON.stringify(await savedRecord(page))) ?? undefined;
    const startAgain = async () => {
      await page.evaluate(() => document.querySelector('data-connect-button')?.close());
      await clearStorage(page, atPin);
      await page.evaluate(() => Reflect.get(window, 'notified').splice(0));
      await person.openAt('pin');
    };
    const isCreated = async () => {
      await person.isAt('dataRequest');
      expect(await savedRecord(page)).toMatchObject({ pinCreated: true });
    };
    const begin = async (): Promise<Attempt> => {
      await startAgain();
      return {
        ask: () => person.choosePin(),
        async meet(fault) {
          if (READ_AS_SUCCESS.includes(fault)) {
            await isCreated();
            await startAgain();
            await person.pin.fill(PIN);
            return;
          }
          await person.sees(`Failed to save your PIN ${PIN_HINTS[fault]}`);
          expect(await person.pin.inputValue()).toBe(PIN);
          expect(await detailsOf(page, 'failure')).toEqual([
            { code: 'pin.save', message: 'Failed to save your PIN', step: 'pin' },
          ]);
        },
        retry: () => person.press(textOf('pin.submit')).then(isCreated),
        leave: () => closeAnd(person, 'pin'),
        async askAgain() {
          expect(await savedRecord(page)).toMatchObject({ pinCreated: false });
          await person.choosePin();
          await isCreated();
        },
      };
    };
    return { page, begin };
  },
};

/** The calls of the set-up: a platform and the PIN. */
export const SET_UP_CALLS: readonly TriedCall[] = [authorize, complete, setPin];
