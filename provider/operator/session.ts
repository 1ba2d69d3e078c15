import { z } from 'zod';
import { define, type Route } from '../api/call.ts';
import { line } from '../api/schemas.ts';
import { iso } from '../iso.ts';
import { Problem } from '../problem.ts';
import { actorOf, operatorCookie } from './identify.ts';
import type { OperatorTokens } from './tokens.ts';

interface Parts {
  readonly tokens: OperatorTokens;
  readonly now: () => number;
  /** Called for a token that does not exist. */
  readonly refused: (what: 'token') => void;
}

/** The sign-in of an operator's browser: it sends the token once, and keeps a cookie that scripts cannot read. */
export const operatorSessionCalls = ({ tokens, now, refused }: Parts): readonly Route[] => [
  define.post('/operator/api/session', {
    id: 'operatorSignIn',
    summary: 'Sign a browser in with an operator token, for eight hours',
    by: 'operatorPage',
    body: z.looseObject({ token: line(100) }),
    answer: z.object({ expiresAt: z.iso.datetime() }),
    refuses: ['operator.unknown'],
    handle: async ({ body, headers }) => {
      const id = await tokens.identify(body.token.trim());
      if (id === null) {
        refused('token');
        throw new Problem('operator.unknown');
      }
      const { token, expiresAt } = await tokens.beginSession(id, actorOf(id));
      const cookie = operatorCookie(headers, token, Math.floor((expiresAt - now()) / 1000));
      return Response.json({ expiresAt: iso(expiresAt) }, { headers: { 'Set-Cookie': cookie } });
    },
  }),
  define.delete('/operator/api/session', {
    id: 'operatorSignOut',
    summary: 'End the browser’s session',
    by: 'operator',
    answer: z.object({ ended: z.boolean() }),
    handle: async ({ caller: { session, actor }, headers }) => {
      if (session !== null) await tokens.endSession(session, actor);
      return Response.json(
        { ended: session !== null },
        { headers: { 'Set-Cookie': operatorCookie(headers, '', 0) } },
      );
    },
  }),
];
