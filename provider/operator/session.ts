import { z } from 'zod';
import { cookieIn, requireJson } from '../api/account-cookie.ts';
import { define, type Route } from '../api/call.ts';
import { bearerOf, type Identify, type RequestHead } from '../api/callers.ts';
import type { Modules } from '../api/modules.ts';
import { line } from '../api/schemas.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { iso } from '../iso.ts';
import type { DayCounts } from '../operations/day-counts.ts';
import { Problem } from '../problem.ts';
import type { OperatorTokens } from './tokens.ts';

/** Cookies ignore ports: without a port in the name, two providers on one host would end each other's sessions. */
const cookieNameOf = (headers: Headers) => {
  const [, port = ''] = /:(\d{1,5})$/.exec(headers.get('host') ?? '') ?? [];
  return `data-connect-operator${port === '' ? '' : `-${port}`}`;
};

/** A removed cookie may still come, without a value. */
const sessionIn = (headers: Headers): string | null => cookieIn(headers, cookieNameOf(headers)) || null;

/**
 * Plain http, or https through a proxy: only the page's origin shows which.
 * @param maxAgeS seconds; 0 removes the cookie
 */
const operatorCookie = (headers: Headers, session: string, maxAgeS: number): string => {
  const isSecure = headers.get('origin')?.startsWith('https:') ?? false;
  const attributes = `Path=/operator; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${cookieNameOf(headers)}=${session}; ${attributes}; Max-Age=${maxAgeS}`;
};

/** The operations address has several names (a tunnel, a proxy), so the page's origin is compared with `Host`. */
const isFromOwnPage = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
};

const validateOwnPage = (headers: Headers): void => {
  if (!isFromOwnPage(headers)) throw new Problem('operator.origin');
  requireJson(headers);
};

const actorOf = (tokenId: string): string => `token:${tokenId}`;

export interface OperatorParts extends Modules {
  readonly config: Config;
  readonly database: Database;
  readonly dayCounts: DayCounts;
  readonly operatorTokens: OperatorTokens;
  readonly refused: (what: 'token' | 'session' | 'origin') => void;
  readonly wakeNotifier: () => void;
}

/** A program sends its token. A call with a browser's cookie must come from a page of the same address. */
export const operatorIdentify = ({
  operatorTokens: tokens,
  refused,
}: OperatorParts): Pick<Identify, 'operator' | 'operatorPage'> => {
  const page = async ({ headers }: RequestHead): Promise<null> => {
    try {
      validateOwnPage(headers);
    } catch (problem) {
      refused('origin');
      throw problem;
    }
    return null;
  };

  return {
    operatorPage: page,

    operator: async (head) => {
      const { headers } = head;
      const token = bearerOf(headers);
      // A wrong token is refused also beside a right cookie.
      if (token !== null || headers.has('authorization')) {
        const id = token === null ? null : await tokens.identify(token);
        if (id !== null) return { actor: actorOf(id), session: null };
        refused('token');
        throw new Problem('operator.unknown');
      }
      const session = sessionIn(headers);
      if (session === null) throw new Problem('operator.missing');
      await page(head);
      const id = await tokens.ofSession(session);
      if (id !== null) return { actor: actorOf(id), session };
      refused('session');
      throw new Problem('operator.missing');
    },
  };
};

/** The browser sends the token once, and keeps a cookie that scripts cannot read. */
export const operatorSessionCalls = ({
  operatorTokens: tokens,
  now,
  refused,
}: OperatorParts): readonly Route[] => [
  define.post('/operator/api/session', {
    id: 'operatorSignIn',
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
