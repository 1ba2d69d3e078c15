import type { CloseReason } from '../../types.ts';
import type { ConnectContext } from '../events.ts';
import type { ShareRequest } from '../ports.ts';
import { connectSetup } from '../setup.ts';
import { entering, failingWithError, failureOf, followingSignOut, lapsing, whileSignedIn } from './shared.ts';

/** What call 4 and its preparation need, out of the context. */
const shareRequestOf = ({ context }: { context: ConnectContext }): ShareRequest => ({
  user: context.user,
  appName: context.options.appName,
  requestData: context.options.requestData,
  approved: context.selected,
  encryptedPin: context.user?.pinCreated ? '' : context.encryptedPin,
});

/** One `complete`, then `close` (contract §2.2). */
const completing = ['keepLastRequest', 'saveUser', 'tellComplete'] as const;
const closing = { type: 'tellClose', params: { reason: 'complete' } } as const;
const finishing = { target: '#closed', actions: [...completing, closing] } as const;

const closingAsAsked = {
  type: 'tellClose' as const,
  params: ({ event }: { event: { reason: CloseReason } }) => ({ reason: event.reason }),
};

/** The dialog ends while the outcome shows: the request is over, so `complete` is emitted before the dialog closes. */
const endingAfterOutcome = {
  // Saving the record now would sign a person in again who has just signed out in another tab.
  'user.gone': { target: '#closed', actions: ['dropUser', ...finishing.actions] },
  close: {
    target: '#closed',
    actions: [...completing, closingAsAsked],
  },
} as const;

export const dataRequestState = connectSetup.createStateConfig({
  id: 'dataRequest',
  entry: [...entering('dataRequest'), 'offerRequired'],
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        ...whileSignedIn('dataRequest'),
        'data.toggle': { actions: { type: 'toggle', params: ({ event }) => ({ id: event.id }) } },
        'data.share': { guard: 'hasSelection', target: 'preparing' },
        'data.decline': { target: 'preparing', actions: 'deselectAll' },
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
          {
            guard: 'fetchesApproved',
            target: 'sharing',
            actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'decided',
            actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
          },
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
      on: { 'user.gone': followingSignOut },
      invoke: {
        src: 'share',
        input: shareRequestOf,
        onDone: {
          target: 'shared',
          actions: [
            { type: 'keepShare', params: ({ event }) => ({ share: event.output }) },
            'completePin',
            'saveUser',
          ],
        },
        onError: [
          lapsing,
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
    /** The banner shows; the person may try again until the callback (specification §8). */
    failed: {
      on: { ...endingAfterOutcome, 'data.share': 'preparing' },
      after: { failureCallback: { target: 'reported', actions: completing } },
    },
    /**
     * The host has the failed result. The dialog stays until the person closes it (WCAG 2.2.1). One opening completes
     * once, so another try ends this opening and begins the next one on the same screen.
     */
    reported: {
      on: {
        'user.gone': { target: '#closed', actions: ['dropUser', closing] },
        close: { target: '#closed', actions: [closingAsAsked] },
        'data.share': {
          target: 'preparing',
          actions: [closing, 'tellOpen', { type: 'tellStep', params: { step: 'dataRequest' } }],
        },
      },
    },
  },
});
