import { z } from 'zod';
import type { Apps } from '../apps/apps.ts';
import type { Platforms } from '../platforms/platforms.ts';
import { define, type Route } from './call.ts';
import { FRAME_CALLBACK } from './frame-pages.ts';
import { line } from './schemas.ts';

const beginBody = z.looseObject({
  session: z.looseObject({
    state: line(200).meta({
      description: 'Random, used once, 128 bits or more. A result without it counts for nothing.',
    }),
    redirectUrl: line(1_000).optional().meta({
      description: 'Where to return to: one of the application’s registered addresses; the first without it.',
    }),
  }),
});

const ticketBody = z.looseObject({
  state: line(200).meta({ description: 'The `state` of call 3.' }),
  ticket: line(100).meta({ description: 'What the way back brought; it counts once.' }),
});

/** Calls 3 and 3c: a person connects a platform. */
export const connectCalls = (
  platforms: Platforms,
  apps: Apps,
  publicUrl: string,
  wakeReader: () => void,
): readonly Route[] => [
  define.post('/api/{connector}/authorize', {
    id: 'authorize',
    summary: 'Call 3: the address where a platform asks for consent',
    description: 'A test application may ask without a session; nothing is connected then.',
    by: 'tester',
    body: beginBody,
    answer: z.object({ url: z.url() }),
    refuses: ['connector.unknown', 'connector.off', 'app.redirect'],
    handle: async ({ caller: { app, origin, session, embedder }, params, body: { session: begun } }) => {
      const back =
        embedder === null
          ? await apps.returnAddress(app.id, begun.redirectUrl)
          : `${publicUrl}${FRAME_CALLBACK}`;
      const holder = session && { personId: session.personId, sessionId: session.id, appId: app.id };
      const attempt = { holder, state: begun.state, back, origin };
      return { url: await platforms.begin(params.connector, attempt) };
    },
  }),
  define.post('/api/{connector}/complete', {
    id: 'completeConnection',
    summary: 'Call 3c: link the account to the person whose session began',
    by: 'session',
    description:
      'Only now is the account linked and read. Without this step an attacker could send their own consent link to another person and have their account linked there.',
    body: ticketBody,
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
