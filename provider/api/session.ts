import { z } from 'zod';
import { iso } from '../iso.ts';
import type { Sessions } from '../people/sessions.ts';
import { define, NO_BODY, type Route } from './call.ts';

/** A session lasts 30 days, or 7 days without use. These calls renew and end it. */
export const sessionCalls = (sessions: Sessions): readonly Route[] => [
  define.post('/api/session/renew', {
    id: 'renewSession',
    summary: 'Take a new token; the old one ends',
    by: 'session',
    body: NO_BODY,
    answer: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
    handle: async ({ caller: { session, token } }) => {
      const issued = await sessions.renew(session.id, token);
      return { token: issued.token, expiresAt: iso(issued.expiresAt) };
    },
  }),
  define.delete('/api/session', {
    id: 'endSession',
    summary: 'Sign out here; with `?everywhere`, in all applications',
    by: 'session',
    query: ['everywhere'],
    answer: z.object({ ended: z.int() }),
    handle: async ({ caller: { session }, query }) => ({
      ended: await sessions.end(session, query.has('everywhere')),
    }),
  }),
];
