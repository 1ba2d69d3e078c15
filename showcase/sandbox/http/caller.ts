import type { Hono } from 'hono';
import { Refusal } from './refusal.ts';

/** Who sends a request, as far as the server can tell. */
export interface Caller {
  /** The server's own origin as people open it, base of every absolute address in an answer. */
  readonly origin: string;
  /** The client's IP address; behind a trusted proxy the one that the proxy names. */
  readonly address: string;
  /** On this computer, at a loopback name, with no proxy between. */
  readonly isLocal: boolean;
  /** Faults and scaled answers are allowed: on loopback, or everywhere with `SANDBOX=1`. */
  readonly mayTest: boolean;
}

/** What a handler finds in `context.env`. */
export type SandboxEnv = { Bindings: { readonly caller: Caller } };

/** The application that the routes are put on. */
export type SandboxApp = Hono<SandboxEnv>;

/** For requests that come without a network, as in tests. */
export const localCaller = ({ url }: Request): Caller => ({
  origin: new URL(url).origin,
  address: '127.0.0.1',
  isLocal: true,
  mayTest: true,
});

export const isLoopbackName = (hostname: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(\.\d{1,3}){3}\]?)$/i.test(hostname);

const originIn = (address: string | null) =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;

/**
 * Whose page sent the request: the server's own, another one, or nobody's as far as the headers say (curl sends none).
 * Browsers leave `Sec-Fetch-Site` out on plain http, hence the other two.
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
 * Throws a 403 refusal unless this caller may break or blow up an answer. On loopback the page of another local port
 * may as well: a host page under development calls from there.
 */
export const requireTester = (request: Request, caller: Caller) => {
  if (!caller.mayTest) throw new Refusal(403, NOT_HERE);
  const from = originIn(request.headers.get('origin'));
  const isNeighbour = caller.isLocal && from !== null && isLoopbackName(new URL(from).hostname);
  if (!isNeighbour) requireOwnPage(request, caller);
};

/** Throws a 403 refusal for a request that another site's page sent. */
export const requireOwnPage = (request: Request, caller: Caller) => {
  if (sourceOf(request, caller) === 'other') throw new Refusal(403, NOT_YOURS);
};
