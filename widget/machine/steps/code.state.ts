import { cleanCode } from '../../domain/validation.ts';
import { connectSetup } from '../setup.ts';
import {
  entering,
  expiring,
  failing,
  failingWithError,
  failureOf,
  followingSignOut,
  keepingChallenge,
  ofEvent,
  sendingStates,
  signingIn,
} from './shared.ts';

export const codeState = connectSetup.createStateConfig({
  id: 'code',
  entry: [...entering('code')],
  on: { 'email.change': { target: '#email', actions: ['forgetCode', 'saveSignIn'] } },
  type: 'parallel',
  states: {
    entry: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'code.submit': [
              { guard: 'isResending' },
              { guard: { type: 'isCodeGiven', params: ofEvent }, target: 'confirming' },
              // The field clears itself after a refusal: a late Enter must not replace the message.
              { guard: 'hasProblem' },
              { actions: [...failing('code', { code: 'code.invalid' })] },
            ],
          },
        },
        confirming: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            src: 'confirmCode',
            // The code is in the event only, because a secret must not be in the context.
            input: ({ context, event }) => ({
              email: context.email,
              challenge: context.challenge,
              earlier: context.earlier,
              code: event.type === 'code.submit' ? cleanCode(event.code, context.codeLength) : '',
            }),
            onDone: [
              { guard: { type: 'canOfferPasskey', params: ofEvent }, ...signingIn('success.offering') },
              signingIn('success'),
            ],
            onError: {
              target: 'editing',
              actions: [...failingWithError('code', 'confirmCode'), 'saveSignIn'],
            },
          },
        },
      },
    },
    resend: {
      initial: 'cooling',
      states: {
        cooling: {
          entry: 'startCountdown',
          invoke: { src: 'resendTicker' },
          on: { 'code.tick': { actions: 'countDown' } },
          after: { resendCooldown: 'ready' },
        },
        ready: {
          on: { 'code.resend': [{ guard: 'isConfirming' }, { target: 'sending' }] },
        },
        sending: {
          ...sendingStates,
          entry: 'clearProblem',
          invoke: {
            src: 'sendCode',
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: 'cooling', actions: [...keepingChallenge] },
            onError: [
              {
                guard: { type: 'namesWait', params: failureOf('code', 'sendCode') },
                target: 'cooling',
                actions: [...failingWithError('code', 'sendCode')],
              },
              { target: 'ready', actions: [...failingWithError('code', 'sendCode')] },
            ],
          },
        },
      },
    },
  },
});

/** The flow continues after one second (specification §4.1). A passkey may be added first. */
export const successState = connectSetup.createStateConfig({
  id: 'success',
  entry: [...entering('success')],
  on: { 'user.gone': followingSignOut },
  initial: 'showing',
  states: {
    showing: {
      after: {
        successScreen: [
          { guard: 'needsOnboarding', target: '#onboarding' },
          { guard: 'needsPin', target: '#pin' },
          { target: '#dataRequest' },
        ],
      },
    },
    offering: {
      on: {
        'passkey.add': 'adding',
        'passkey.skip': { target: 'showing', actions: ['clearProblem', 'skipPasskey'] },
      },
    },
    adding: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'addPasskey',
        input: ({ context }) => ({ user: context.user }),
        onDone: 'showing',
        onError: [expiring, { target: 'offering', actions: [...failingWithError('success', 'addPasskey')] }],
      },
    },
  },
});
