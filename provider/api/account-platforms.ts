import { z } from 'zod';
import { CONNECTOR_IDS } from '../config-platforms.ts';
import type { Signals } from '../interests/signals.ts';
import type { Platforms } from '../platforms/platforms.ts';
import { SIGNAL_KINDS } from '../signal.ts';
import { disconnected, readingAgain, removed, signalList } from './account-shapes.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';
import { line } from './schemas.ts';

/** Connected platforms and what was read of them. A platform that is not connected counts as done. */
export const accountPlatformCalls = (platforms: Platforms, signals: Signals): readonly Route[] => [
  defineCall({
    id: 'accountDisconnect',
    method: 'delete',
    path: '/account/api/platforms/{platform}',
    summary: 'Disconnect a platform: its tokens are forgotten, and it is asked to take them back',
    by: 'account',
    body: NO_BODY,
    answer: disconnected,
    refuses: ['connector.unknown'],
    handle: async ({ caller: { session }, params }) => {
      await platforms.disconnect(session.personId, params.platform);
      return { disconnected: true };
    },
  }),
  defineCall({
    id: 'accountReadAgain',
    method: 'post',
    path: '/account/api/platforms/{platform}/read',
    summary: 'Read a platform again, ten minutes after the last time or later',
    by: 'account',
    body: NO_BODY,
    answer: readingAgain,
    refuses: ['connector.unknown', 'reading.limit'],
    handle: async ({ caller: { session }, params }) => {
      await platforms.readAgain(session.personId, params.platform);
      return { queued: true };
    },
  }),
  defineCall({
    id: 'accountSignals',
    method: 'get',
    path: '/account/api/signals',
    summary: 'What was read of the person’s platforms',
    by: 'account',
    body: NO_BODY,
    answer: signalList,
    refuses: [],
    handle: async ({ caller: { session } }) => ({
      signals: (await signals.of(session.personId)).map(({ platform, kind, text }) => ({
        platform,
        kind,
        text,
      })),
    }),
  }),
  defineCall({
    id: 'accountRemoveSignal',
    method: 'post',
    path: '/account/api/signals/remove',
    summary: 'Forget one thing that was read',
    by: 'account',
    body: z.looseObject({
      platform: z.enum(CONNECTOR_IDS),
      kind: z.enum(SIGNAL_KINDS),
      text: line(2_000),
    }),
    answer: removed,
    refuses: [],
    handle: async ({ caller: { session }, body }) => ({
      removed: await signals.remove(session.personId, body),
    }),
  }),
];
