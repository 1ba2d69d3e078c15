import { expect } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import type { Attempt, TriedCall } from './attempt.ts';
import type { Fault } from './faults.ts';
import { APP_NAME, codeFor, detailsOf } from './host-page.ts';
import { newAddress, textOf } from './person.ts';
import { savedRecord } from './saved.ts';
import { SET_UP_CALLS } from './set-up-calls.ts';
import {
  closeAnd,
  hints,
  LATER,
  openOn,
  READ_AS_SUCCESS,
  TIMEOUT,
  UNAVAILABLE,
  UNREACHABLE,
  UNREADABLE,
} from './tried-calls.ts';

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
          if (READ_AS_SUCCESS.includes(fault)) {
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
    // The host gets the result 2 s after a failure; the retry comes earlier.
    await clock.stop();
    const begin = async (): Promise<Attempt> => {
      await startAgain();
      await person.openAt('dataRequest');
      await person.dataSwitch('Personality').check();
      const isShared = async () => {
        await person.sees(textOf('data.shared', { appName: APP_NAME }));
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

/** The widget's calls on a host page. */
export const WIDGET_CALLS: readonly TriedCall[] = [sendCode, confirmCode, ...SET_UP_CALLS, share];
