import type { Hono } from 'hono';
import { isLoopback } from '../../../provider/config/values.ts';
import { Refusal } from './refusal.ts';

/** The sender of a request, as far as the server knows. */
export interface Caller {
  /** The server's own public origin: the base of every absolute address in an answer. */
  readonly origin: string;
  /** The client's IP address. Behind a trusted proxy, the proxy names it. */
  readonly address: string;
  /** Whether the client is on this computer and uses a loopback name, without a proxy. */
  readonly isLocal: boolean;
  /** Whether faults and scaled answers are allowed: on loopback, or everywhere with `SANDBOX=1`. */
  readonly mayTest: boolean;
}

/** The contents of `context.env`. */
export type SandboxEnv = { Bindings: { readonly caller: Caller } };

/** The application to which the routes are added. */
export type SandboxApp = Hono<SandboxEnv>;

/** For requests without a network, as in tests. */
export const localCaller = ({ url }: Request): Caller => ({
  origin: new URL(url).origin,
  address: '127.0.0.1',
  isLocal: true,
  mayTest: true,
});

const originIn = (address: string | null) =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;

/**
 * Returns whose page sent the request: the server's own or another one; `unknown` if the headers do not say (curl sends
 * none). Browsers omit `Sec-Fetch-Site` on plain http, hence the other two headers.
 */
export const sourceOf = ({ headers }: Request, { origin }: Caller): 'own' | 'other' | 'unknown' => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' ? 'own' : site === 'none' ? 'unknown' : 'other';
  const named = headers.get('origin') ?? originIn(headers.get('referer'));
  if (named === null) return 'unknown';
  return named === origin ? 'own' : 'other';
};

const NOT_HERE = 'Faults and scale work on loopback only, or on a server started with SANDBOX=1';
const NOT_YOURS = 'Another site’s page may not use this';

/**
 * Throws a 403 refusal unless this caller may request faults and scaled answers. On loopback, a page of another local
 * port may too: a host page under development calls from there.
 */
export const requireTester = (request: Request, caller: Caller) => {
  if (!caller.mayTest) throw new Refusal(403, NOT_HERE);
  const from = originIn(request.headers.get('origin'));
  const isNeighbour = caller.isLocal && from !== null && isLoopback(new URL(from).hostname);
  if (!isNeighbour) requireOwnPage(request, caller);
};

/** Throws a 403 refusal for a request from another site's page. */
export const requireOwnPage = (request: Request, caller: Caller) => {
  if (sourceOf(request, caller) === 'other') throw new Refusal(403, NOT_YOURS);
};
