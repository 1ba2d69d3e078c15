import type { Sessions } from '../people/sessions.ts';
import type { AccountCookie } from './account-cookie.ts';
import { ended } from './account-shapes.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';

/** Ends sessions from /account. A session of another person, or an ended one, does not count. */
export const accountSessionCalls = (sessions: Sessions, cookie: AccountCookie): readonly Route[] => {
  const signedOut = (count: number) =>
    Response.json({ ended: count }, { headers: { 'Set-Cookie': cookie.forget() } });

  return [
    defineCall({
      id: 'accountEndSession',
      method: 'delete',
      path: '/account/api/sessions/{session}',
      summary: 'End one session, here or in an application',
      by: 'account',
      body: NO_BODY,
      answer: ended,
      refuses: [],
      handle: async ({ caller: { session }, params: { session: id = '' } }) => {
        const count = await sessions.revoke(session, id);
        return id === session.id ? signedOut(count) : { ended: count };
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
      handle: async ({ caller: { session } }) => signedOut(await sessions.revoke(session, null)),
    }),
  ];
};
