import { z } from 'zod';
import { CONNECTOR_IDS, SOURCE_IDS } from '../../common/platforms/ids.ts';
import { languageOf } from '../http/pages.ts';
import type { Session } from '../people/sessions.ts';
import { progressText } from '../platforms/progress.ts';
import { authorized, connected, disconnected, readingAgain } from './account-shapes.ts';
import { define, NO_BODY, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { line } from './schemas.ts';
import { FRAME_CALLBACK } from './widget-pages.ts';

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

const COMPLETE_REFUSALS = ['connector.unknown', 'ticket.unknown', 'ticket.stale'] as const;

/** Disconnecting or reading a platform that is not connected succeeds without effect. */
export const connectCalls = ({ platforms, apps, wakeReader, config: { publicUrl } }: CallParts) => {
  const holderOf = ({ personId, id, appId }: Session) => ({ personId, sessionId: id, appId });

  const complete = async (
    { id: sessionId, personId }: Session,
    connector: string | undefined,
    { state, ticket }: z.infer<typeof ticketBody>,
  ) => {
    const platform = await platforms.complete(personId, { sessionId, connector, state, ticket });
    wakeReader();
    return platform;
  };

  const app: readonly Route[] = [
    define.post('/api/{connector}/authorize', {
      id: 'authorize',
      by: 'tester',
      body: beginBody,
      answer: authorized,
      refuses: ['connector.unknown', 'connector.off', 'app.redirect'],
      handle: async ({ caller: { app, origin, session, embedder }, params, body: { session: begun } }) => {
        const back =
          embedder === null
            ? await apps.returnAddress(app.id, begun.redirectUrl)
            : `${publicUrl}${FRAME_CALLBACK}`;
        const attempt = { holder: session && holderOf(session), state: begun.state, back, origin };
        return { url: await platforms.begin(params.connector, attempt) };
      },
    }),
    define.post('/api/{connector}/complete', {
      id: 'completeConnection',
      by: 'session',
      body: ticketBody,
      answer: z.object({ connected: z.literal(true), platform: z.string() }),
      refuses: COMPLETE_REFUSALS,
      handle: async ({ caller: { session }, params, body }) => ({
        connected: true,
        platform: await complete(session, params.connector, body),
      }),
    }),
  ];

  const account: readonly Route[] = [
    define.post('/account/api/platforms/{platform}/authorize', {
      id: 'accountAuthorize',
      by: 'account',
      body: z.looseObject({ state: line(200) }),
      answer: authorized,
      refuses: ['connector.unknown', 'connector.off'],
      handle: async ({ caller: { session }, params, body: { state } }) => {
        const attempt = { holder: holderOf(session), state, back: `${publicUrl}/account`, origin: null };
        return { url: await platforms.begin(params.platform, attempt) };
      },
    }),
    define.post('/account/api/platforms/{platform}/complete', {
      id: 'accountComplete',
      by: 'account',
      body: z.looseObject({ state: line(200), ticket: line(100) }),
      answer: connected,
      refuses: COMPLETE_REFUSALS,
      handle: async ({ caller: { session }, params, body }) => {
        await complete(session, params.platform, body);
        return { connected: true };
      },
    }),
    define.delete('/account/api/platforms/{platform}', {
      id: 'accountDisconnect',
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

  return { app, account };
};

const reading = z.object({
  platform: z.enum(CONNECTOR_IDS),
  state: z.enum(['reading', 'done', 'failed']),
  /** In the person's language: "Reading your YouTube subscriptions, 120 of 340". */
  text: z.string(),
  /** Counts of the list that is being read; `total` is `null` if the platform does not give it. */
  read: z.int(),
  total: z.int().nullable(),
});

const answer = z.object({
  readings: z.array(reading),
  archives: z
    .array(z.enum(SOURCE_IDS))
    .meta({ description: 'The platforms of which the person added a download.' }),
});

/** The widget polls this call during its training step, and while it offers to use a download. */
export const readings = ({ platforms, archives }: CallParts) =>
  define.post('/api/readings', {
    id: 'readings',
    by: 'session',
    headers: ['accept-language'],
    body: z.looseObject({}),
    answer,
    handle: async ({ caller: { session, seesPeople }, headers }) => {
      const language = languageOf(headers.get('accept-language'));
      if (!seesPeople) return { readings: [], archives: [] };
      const all = await platforms.readingsOf(session.personId);
      const added = await archives.of(session.personId);
      return {
        archives: added.map(({ connector }) => connector),
        readings: all.map((each) => ({
          platform: each.connector,
          state: each.state,
          text: progressText(each, language),
          read: each.read,
          total: each.total,
        })),
      };
    },
  });
