import type { Sessions } from '../people/sessions.ts';
import { ended } from './account-shapes.ts';
import type { SignedOutAnswer } from './account-sign-out.ts';
import { define, type Route } from './call.ts';

/** Ends sessions from /account. A session of another person, or an ended one, does not count. */
export const accountSessionCalls = (sessions: Sessions, signedOut: SignedOutAnswer): readonly Route[] => [
  define.delete('/account/api/sessions/{session}', {
    id: 'accountEndSession',
    summary: 'End one session, here or in an application',
    by: 'account',
    answer: ended,
    handle: async ({ caller: { session }, params: { session: id = '' }, headers }) => {
      const count = await sessions.revoke(session, id);
      return id === session.id ? signedOut({ ended: count }, headers) : { ended: count };
    },
  }),
  define.delete('/account/api/sessions', {
    id: 'accountEndSessions',
    summary: 'Sign out everywhere: here and in all applications',
    by: 'account',
    answer: ended,
    handle: async ({ caller: { session }, headers }) =>
      signedOut({ ended: await sessions.revoke(session, null) }, headers),
  }),
];
