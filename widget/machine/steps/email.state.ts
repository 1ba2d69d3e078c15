import { connectSetup } from '../setup.ts';
import {
  entering,
  failing,
  failingWithError,
  keepingChallenge,
  ofEvent,
  sendingStates,
  signingIn,
} from './shared.ts';

const SESSION_EXPIRED = { problem: { code: 'session.expired' }, step: 'email' } as const;

export const emailState = connectSetup.createStateConfig({
  id: 'email',
  entry: [...entering('email')],
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isKnown', target: 'known' }, { target: 'editing' }] },
    /** The person is signed in for another application of the provider. Only a press continues as that person. */
    known: {
      on: { 'known.continue': 'continuing', 'known.skip': { target: 'editing', actions: 'forgetKnown' } },
    },
    continuing: {
      tags: 'busy',
      invoke: {
        src: 'continueSession',
        onDone: signingIn('success'),
        onError: {
          target: 'editing',
          actions: ['forgetKnown', ...failingWithError('email', 'continueSession')],
        },
      },
    },
    editing: {
      initial: 'finding',
      states: {
        finding: {
          invoke: {
            src: 'usePasskey',
            input: { mediation: 'conditional' },
            onDone: signingIn('success'),
            onError: { target: 'refused', actions: [...failingWithError('email', 'usePasskey')] },
          },
        },
        // A refused passkey is not retried automatically: one that needs no press would be refused in an endless loop.
        refused: {},
      },
      on: {
        'passkey.use': { guard: 'isPasskeyLikely', target: 'usingPasskey' },
        'email.submit': [
          {
            guard: { type: 'isValidEmail', params: ofEvent },
            target: 'sending',
            actions: { type: 'keepEmail', params: ofEvent },
          },
          { actions: [...failing('email', { code: 'email.invalid' })] },
        ],
      },
    },
    /** The person's session has ended; the step shows this. */
    expired: { entry: { type: 'notifyFailure', params: SESSION_EXPIRED }, always: 'editing' },
    sending: {
      ...sendingStates,
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent', actions: [...keepingChallenge] },
        onError: { target: 'editing', actions: [...failingWithError('email', 'sendCode')] },
      },
    },
    usingPasskey: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'usePasskey',
        input: { mediation: 'optional' },
        onDone: signingIn('success'),
        onError: { target: 'editing', actions: [...failingWithError('email', 'usePasskey')] },
      },
    },
    sent: { tags: 'busy', after: { codeDelay: '#code' } },
  },
});
