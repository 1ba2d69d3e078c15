import { not } from 'xstate';
import type { ConnectContext } from '../events.ts';
import type { ShareRequest } from '../ports.ts';
import { connectSetup } from '../setup.ts';
import {
  entering,
  expiring,
  failingWithError,
  failureOf,
  followingSignOut,
  ofEvent,
  whileSignedIn,
} from './shared.ts';

const shareRequestOf = ({ context }: { context: ConnectContext }): ShareRequest => ({
  user: context.user,
  appName: context.options.appName,
  requestData: context.options.requestData,
  approved: context.selected,
  limits: context.limits,
  encryptedPin: context.user?.pinCreated ? '' : context.encryptedPin,
});

/** One `complete`, then `close` (contract §2.2). */
const completing = ['keepLastRequest', 'saveUser', 'notifyComplete'] as const;
const closing = { type: 'notifyClose', params: { reason: 'complete' } } as const;
const finishing = { target: '#closed', actions: [...completing, closing] } as const;

const closingAsAsked = { type: 'notifyClose', params: ofEvent } as const;

/** The person closes the dialog while it shows the outcome: the request is over, so `complete` comes first. */
const endingAfterOutcome = {
  // Saving the record now would sign a person in again who has just signed out in another tab.
  'user.gone': { target: '#closed', actions: ['dropUser', ...finishing.actions] },
  close: { target: '#closed', actions: [...completing, closingAsAsked] },
} as const;

/** One opening completes once: an action after its result ends it and begins a new one on the same screen. */
const beginAgain = [closing, 'notifyOpen', { type: 'notifyStep', params: { step: 'dataRequest' } }] as const;

const deciding = (before: typeof beginAgain | readonly []) =>
  ({
    'data.toggle': { actions: { type: 'toggle', params: ofEvent } },
    'data.limit': { actions: { type: 'keepLimits', params: ofEvent } },
    'data.share': { guard: 'canShare', target: 'preparing', actions: [...before] },
    'data.decline': { target: 'preparing', actions: [...before, 'deselectAll'] },
  }) as const;

/** A sign-out after a failed share. The e-mail step belongs to the next opening. */
const leaving = ['notifySignOut', 'endSession', 'dropUser'] as const;

export const dataRequestState = connectSetup.createStateConfig({
  id: 'dataRequest',
  entry: [...entering('dataRequest'), 'offerRequired'],
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        ...whileSignedIn('dataRequest'),
        ...deciding([]),
        // The chosen rows stay, for the return to this step.
        'platform.add': { guard: not('offersNone'), target: '#onboarding' },
      },
    },
    preparing: {
      tags: 'busy',
      entry: 'clearProblem',
      on: { 'user.gone': followingSignOut },
      invoke: {
        src: 'prepareResult',
        input: shareRequestOf,
        onDone: [
          { guard: 'fetchesApproved', target: 'sharing', actions: { type: 'keepResult', params: ofEvent } },
          { target: 'decided', actions: { type: 'keepResult', params: ofEvent } },
        ],
        onError: {
          target: 'choosing',
          actions: ['keepRequired', ...failingWithError('dataRequest', 'prepareResult')],
        },
      },
    },
    decided: { always: finishing },
    sharing: {
      tags: 'busy',
      on: { 'user.gone': followingSignOut, 'share.away': '.away' },
      initial: 'asking',
      states: {
        asking: {},
        /** The person decides in a window of the provider. The chosen rows stay if they share nothing there. */
        away: { on: { 'share.cancel': '#dataRequest.choosing' } },
      },
      invoke: {
        src: 'share',
        input: ({ context, self }) => ({
          ...shareRequestOf({ context }),
          onAway: () => self.send({ type: 'share.away' }),
        }),
        onDone: [
          {
            guard: { type: 'isShared', params: ofEvent },
            target: 'shared',
            actions: [{ type: 'keepShare', params: ofEvent }, 'completePin', 'saveUser'],
          },
          { target: 'choosing' },
        ],
        onError: [
          expiring,
          {
            target: 'failed',
            actions: [
              ...failingWithError('dataRequest', 'share'),
              { type: 'keepFailedShare', params: failureOf('dataRequest', 'share') },
            ],
          },
        ],
      },
    },
    shared: { on: endingAfterOutcome, after: { successCallback: finishing } },
    /** The banner of the failure is visible. The person may try again until the callback (specification §8). */
    failed: {
      on: {
        ...whileSignedIn('dataRequest'),
        ...deciding([]),
        ...endingAfterOutcome,
        'user.forgotten': { target: '#email', actions: [...leaving, ...completing, closing, 'notifyOpen'] },
      },
      after: { failureCallback: { target: 'reported', actions: completing } },
    },
    /** The host has the failed result. The dialog stays until the person closes it (WCAG 2.2.1). */
    reported: {
      on: {
        ...whileSignedIn('dataRequest'),
        ...deciding(beginAgain),
        'user.gone': { target: '#closed', actions: ['dropUser', closing] },
        'user.forgotten': { target: '#email', actions: [...leaving, closing, 'notifyOpen'] },
        close: { target: '#closed', actions: [closingAsAsked] },
      },
    },
  },
});
