import type { Sessions } from '../people/sessions.ts';
import { ended } from './account-shapes.ts';
import type { SignedOutAnswer } from './account-sign-out.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';

/** Ends sessions from /account. A session of another person, or an ended one, does not count. */
export const accountSessionCalls = (sessions: Sessions, signedOut: SignedOutAnswer): readonly Route[] => [
  defineCall({
    id: 'accountEndSession',
    method: 'delete',
    path: '/account/api/sessions/{session}',
    summary: 'End one session, here or in an application',
    by: 'account',
    body: NO_BODY,
    answer: ended,
    refuses: [],
    handle: async ({ caller: { session }, params: { session: id = '' }, headers }) => {
      const count = await sessions.revoke(session, id);
      return id === session.id ? signedOut({ ended: count }, headers) : { ended: count };
    },
  }),
  defineCall({
    id: 'accountEndSessions',
    method: 'delete',
    path: '/account/api/sessions',
    summary: 'Sign out everywhere: here and in all applications',
    by: 'account',
    body: NO_BODY,
    answer: ended,
    refuses: [],
    handle: async ({ caller: { session }, headers }) =>
      signedOut({ ended: await sessions.revoke(session, null) }, headers),
  }),
];
