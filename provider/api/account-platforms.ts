import type { Platforms } from '../platforms/platforms.ts';
import { disconnected, readingAgain } from './account-shapes.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';

/** Connected platforms. One that is not connected counts as done. */
export const accountPlatformCalls = (platforms: Platforms): readonly Route[] => [
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
];
