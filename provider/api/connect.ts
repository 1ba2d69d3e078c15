import { z } from 'zod';
import type { Apps } from '../apps/apps.ts';
import type { Platforms } from '../platforms/platforms.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';
import { FRAME_CALLBACK } from './frame-pages.ts';
import { line } from './schemas.ts';

const beginBody = z.looseObject({
  session: z.looseObject({ state: line(200), redirectUrl: line(1_000).optional() }),
});

/** Calls 3 and 3c, and the way back between them: a person connects a platform. */
export const connectCalls = (
  platforms: Platforms,
  apps: Apps,
  publicUrl: string,
  wakeReader: () => void,
): readonly Route[] => [
  defineCall({
    id: 'authorize',
    method: 'post',
    path: '/api/{connector}/authorize',
    summary:
      'Call 3: the address where a platform asks for consent. A test application may ask without a session; nothing is connected then',
    by: 'tester',
    body: beginBody,
    answer: z.object({ url: z.url() }),
    refuses: ['connector.unknown', 'connector.off', 'app.redirect'],
    handle: async ({ caller: { app, session, embedder }, params, body: { session: begun } }) => {
      const back =
        embedder === null
          ? await apps.returnAddress(app.id, begun.redirectUrl)
          : `${publicUrl}${FRAME_CALLBACK}`;
      const holder = session && { personId: session.personId, sessionId: session.id, appId: app.id };
      const attempt = { holder, state: begun.state, back };
      return { url: await platforms.begin(params.connector, attempt) };
    },
  }),
  defineCall({
    id: 'callback',
    method: 'get',
    path: '/oauth/{connector}/callback',
    summary: 'Where a platform sends a person back to; leads on to the application with a ticket or an error',
    by: 'nobody',
    isPage: true,
    query: ['state', 'code', 'error'],
    body: NO_BODY,
    answer: z.undefined(),
    refuses: ['connector.unknown', 'connector.off', 'state.unknown', 'state.stale'],
    handle: async ({ params, query }) => {
      const Location = await platforms.arrive({
        connector: params.connector,
        state: query.get('state'),
        code: query.get('code'),
        error: query.get('error'),
      });
      return new Response(null, { status: 303, headers: { Location } });
    },
  }),
  defineCall({
    id: 'completeConnection',
    method: 'post',
    path: '/api/{connector}/complete',
    summary: 'Call 3c: link the account to the person whose session began',
    by: 'session',
    body: z.looseObject({ state: line(200), ticket: line(100) }),
    answer: z.object({ connected: z.literal(true), platform: z.string() }),
    refuses: ['connector.unknown', 'ticket.unknown', 'ticket.stale'],
    handle: async ({ caller: { session }, params, body: { state, ticket } }) => {
      const completion = { sessionId: session.id, connector: params.connector, state, ticket };
      const platform = await platforms.complete(session.personId, completion);
      wakeReader();
      return { connected: true, platform };
    },
  }),
];
