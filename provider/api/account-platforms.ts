import type { Platforms } from '../platforms/platforms.ts';
import { disconnected } from './account-shapes.ts';
import { defineCall, NO_BODY } from './call.ts';

/** Takes a platform away from the person; one that is not connected counts as done. */
export const accountDisconnect = (platforms: Platforms) =>
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
  });
