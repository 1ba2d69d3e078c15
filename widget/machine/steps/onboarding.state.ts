import type { Problem } from '../../errors.ts';
import { connectSetup } from '../setup.ts';
import { entering, expiring, failureOf, ofEvent, whileSignedIn } from './shared.ts';

const CANCELLED: Problem = { code: 'connection.cancelled' };
const TIMED_OUT: Problem = { code: 'connection.timeout' };
const BLOCKED: Problem = { code: 'popup.blocked' };

const failingWith = <Params>(params: Params) =>
  [
    { type: 'failAttempt', params },
    { type: 'notifyFailure', params },
  ] as const;

const failingAttempt = (problem: Problem) => failingWith({ problem, step: 'onboarding' } as const);

const failingWithReport = ({ event }: { event: { problem: Problem } }) => ({
  problem: event.problem,
  step: 'onboarding' as const,
});

const completing = ['completeOnboarding', 'saveUser'] as const;

/** One platform at a time. Leaving `connecting` closes the window, so that a late or forged result is ignored. */
export const onboardingState = connectSetup.createStateConfig({
  id: 'onboarding',
  entry: [...entering('onboarding')],
  initial: 'choosing',
  // The step begins with at least one platform. Only the answer `app.loaded` can remove the last one.
  always: { guard: 'offersNone', target: '.done' },
  on: {
    ...whileSignedIn('onboarding'),
    'onboarding.continue': { guard: 'hasConnection', target: '.done' },
    'onboarding.skip': [
      { guard: 'needsOnboarding', target: '.done', actions: 'forgetConnections' },
      // A person who came to add a platform keeps the others.
      { target: '.done' },
    ],
  },
  states: {
    done: {
      always: [
        { guard: 'needsPin', target: '#pin', actions: completing },
        { target: '#dataRequest', actions: completing },
      ],
    },
    choosing: {
      entry: 'endAttempt',
      on: {
        'platform.press': [
          {
            guard: { type: 'isConnected', params: ofEvent },
            actions: [{ type: 'disconnect', params: ofEvent }, 'saveUser'],
          },
          {
            guard: { type: 'isListed', params: ofEvent },
            target: 'connecting',
            actions: { type: 'startAttempt', params: ofEvent },
          },
        ],
        'platform.read': { actions: [{ type: 'connect', params: ofEvent }, 'saveUser'] },
        // A page that returned from a provider has no running attempt.
        'oauth.returned': [
          {
            guard: { type: 'isRefused', params: ofEvent },
            actions: [
              {
                type: 'failReturn',
                params: ({ event }) => ({ platform: event.attempt.platform, problem: event.problem }),
              },
              {
                type: 'notifyFailure',
                params: ({ event }) => ({ problem: event.problem ?? CANCELLED, step: 'onboarding' as const }),
              },
            ],
          },
          {
            guard: { type: 'hasTicket', params: ofEvent },
            target: 'completing',
            actions: { type: 'keepTicket', params: ofEvent },
          },
          {
            actions: [
              { type: 'connect', params: ({ event }) => ({ platform: event.attempt.platform }) },
              'saveUser',
            ],
          },
        ],
      },
    },
    connecting: {
      invoke: {
        id: 'oauthWindow',
        src: 'oauthWindow',
        input: ({ context }) => ({ attempt: context.attempt }),
      },
      after: { connectionTimeout: { target: 'choosing', actions: [...failingAttempt(TIMED_OUT)] } },
      on: {
        'oauth.connected': [
          {
            guard: { type: 'hasTicket', params: ofEvent },
            target: 'completing',
            actions: {
              type: 'keepTicket',
              params: ({ context, event }) => ({ attempt: context.attempt, ticket: event.ticket }),
            },
          },
          { target: 'choosing', actions: ['connectAttempted', 'saveUser'] },
        ],
        'oauth.refused': { target: 'choosing', actions: [...failingWith(failingWithReport)] },
        'oauth.blocked': { target: 'choosing', actions: [...failingAttempt(BLOCKED)] },
        'oauth.closed': [
          {
            guard: { type: 'isBlank', params: ofEvent },
            target: 'choosing',
            actions: [...failingAttempt(CANCELLED)],
          },
          { target: '.unconfirmed' },
        ],
      },
      initial: 'authorizing',
      states: {
        authorizing: {
          invoke: {
            src: 'authorize',
            input: ({ context }) => ({ attempt: context.attempt, user: context.user }),
            onDone: { target: 'waiting', actions: { type: 'navigate', params: ofEvent } },
            onError: [
              expiring,
              {
                target: '#onboarding.choosing',
                actions: [...failingWith(failureOf('onboarding', 'authorize'))],
              },
            ],
          },
        },
        waiting: { on: { 'oauth.leaving': 'leaving' } },
        /** The window appears closed. Cross-Origin-Opener-Policy causes this even while it is open. */
        unconfirmed: {
          after: { closedGrace: { target: '#onboarding.choosing', actions: [...failingAttempt(CANCELLED)] } },
          on: {
            'platform.cancel': { target: '#onboarding.choosing', actions: [...failingAttempt(CANCELLED)] },
            'platform.press': {
              guard: { type: 'isAttempted', params: ofEvent },
              target: '#onboarding.connecting',
              reenter: true,
              actions: { type: 'startAttempt', params: ofEvent },
            },
          },
        },
        /** The page itself is navigating to the provider. A return without a result changes nothing. */
        leaving: { tags: 'busy', on: { 'oauth.restored': '#onboarding.choosing' } },
      },
    },
    /** The person allowed it: the server links the platform to the session that began the attempt (call 3c). */
    completing: {
      invoke: {
        src: 'complete',
        input: ({ context: { attempt, ticket, user } }) => ({ attempt, ticket, user }),
        onDone: { target: 'choosing', actions: ['connectAttempted', 'saveUser'] },
        onError: [
          expiring,
          { target: 'choosing', actions: [...failingWith(failureOf('onboarding', 'complete'))] },
        ],
      },
    },
  },
});
