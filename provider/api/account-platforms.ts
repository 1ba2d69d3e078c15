import { z } from 'zod';
import { ACCOUNT_APP } from '../apps/app.ts';
import type { Platforms } from '../platforms/platforms.ts';
import { authorized, connected, disconnected, readingAgain } from './account-shapes.ts';
import { define, NO_BODY, type Route } from './call.ts';
import { line } from './schemas.ts';

interface PlatformParts {
  readonly platforms: Platforms;
  readonly publicUrl: string;
  /** Starts reading connected platforms at once. */
  readonly wakeReader: () => void;
}

/**
 * Connects and disconnects a platform. Disconnecting or reading a platform that is not connected succeeds without
 * effect.
 */
export const accountPlatformCalls = ({
  platforms,
  publicUrl,
  wakeReader,
}: PlatformParts): readonly Route[] => [
  define.post('/account/api/platforms/{platform}/authorize', {
    id: 'accountAuthorize',
    summary: 'The address where a platform asks for consent; it leads back to /account',
    by: 'account',
    body: z.looseObject({ state: line(200) }),
    answer: authorized,
    refuses: ['connector.unknown', 'connector.off'],
    handle: async ({ caller: { session }, params, body: { state } }) => {
      const holder = { personId: session.personId, sessionId: session.id, appId: ACCOUNT_APP };
      return {
        url: await platforms.begin(params.platform, {
          holder,
          state,
          back: `${publicUrl}/account`,
          origin: null,
        }),
      };
    },
  }),
  define.post('/account/api/platforms/{platform}/complete', {
    id: 'accountComplete',
    summary: 'Link the account to the person whose session began',
    by: 'account',
    body: z.looseObject({ state: line(200), ticket: line(100) }),
    answer: connected,
    refuses: ['connector.unknown', 'ticket.unknown', 'ticket.stale'],
    handle: async ({ caller: { session }, params, body: { state, ticket } }) => {
      const completion = { sessionId: session.id, connector: params.platform, state, ticket };
      await platforms.complete(session.personId, completion);
      wakeReader();
      return { connected: true };
    },
  }),
  define.delete('/account/api/platforms/{platform}', {
    id: 'accountDisconnect',
    summary: 'Disconnect a platform: its tokens are forgotten, and it is asked to take them back',
    by: 'account',
    answer: disconnected,
    refuses: ['connector.unknown'],
    handle: async ({ caller: { session }, params }) => {
      await platforms.disconnect(session.personId, params.platform);
      return { disconnected: true };
    },
  }),
  define.post('/account/api/platforms/{platform}/read', {
    id: 'accountReadAgain',
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
