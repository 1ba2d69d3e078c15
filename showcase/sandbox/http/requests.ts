import type { Handler, Hono } from 'hono';
import { isLoopback } from '../../../provider/config/values.ts';
import { readBounded } from '../../../provider/http/bounded.ts';
import { BODY_LIMIT_BYTES } from '../limits.ts';

/** Its status and reason become the answer `{ "error": reason }`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
    this.name = 'Refusal';
  }
}

export const badRequest = (reason: string) => new Refusal(400, reason);

export class ConnectionCut extends Error {
  constructor() {
    super('The connection was cut on request (x-sandbox-fault: abort)');
    this.name = 'ConnectionCut';
  }
}

export const refuse = ({ status, message, headers }: Refusal) =>
  Response.json({ error: message }, { status, headers: { ...headers } });

export interface Caller {
  readonly origin: string;
  /** Behind a trusted proxy, the address that the proxy names. */
  readonly address: string;
  /** Whether the client is on this computer and uses a loopback name, without a proxy. */
  readonly isLocal: boolean;
  /** Whether faults and scaled answers are allowed: on loopback, or everywhere with `SANDBOX=1`. */
  readonly mayTest: boolean;
}

export type SandboxEnv = { Bindings: { readonly caller: Caller } };

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

/** Whose page sent the request: curl does not say, and browsers omit `Sec-Fetch-Site` on plain http. */
export const sourceOf = ({ headers }: Request, { origin }: Caller): 'own' | 'other' | 'unknown' => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' ? 'own' : site === 'none' ? 'unknown' : 'other';
  const named = headers.get('origin') ?? originIn(headers.get('referer'));
  if (named === null) return 'unknown';
  return named === origin ? 'own' : 'other';
};

const NOT_HERE = 'Faults and scale work on loopback only, or on a server started with SANDBOX=1';
const NOT_YOURS = 'Another site’s page may not use this';

/** Throws a 403 refusal. On loopback, a host page under development, on another port, may test too. */
export const requireTester = (request: Request, caller: Caller) => {
  if (!caller.mayTest) throw new Refusal(403, NOT_HERE);
  const from = originIn(request.headers.get('origin'));
  const isNeighbour = caller.isLocal && from !== null && isLoopback(new URL(from).hostname);
  if (!isNeighbour) requireOwnPage(request, caller);
};

export const requireOwnPage = (request: Request, caller: Caller) => {
  if (sourceOf(request, caller) === 'other') throw new Refusal(403, NOT_YOURS);
};

type Methods = { readonly [method in 'GET' | 'POST' | 'DELETE']?: Handler<SandboxEnv> };

export const endpoint = (app: SandboxApp, path: string, methods: Methods) => {
  for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler);
  const allowed = Object.keys(methods);
  app.all(path, () => {
    throw new Refusal(405, `Use ${allowed.join(' or ')}`, { Allow: allowed.join(', ') });
  });
};

/** @throws Refusal 413 past 64 KB */
export const readText = (request: Request): Promise<string> =>
  readBounded(request, BODY_LIMIT_BYTES, tooLarge);

/** @throws Refusal 413 past 64 KB, 400 if it is no JSON */
export const readJson = async (request: Request): Promise<unknown> => {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body must be JSON');
  }
};

// The unread rest of the body stays on the connection, so the connection must close.
const tooLarge = () =>
  new Refusal(413, `The body must not be larger than ${BODY_LIMIT_BYTES / 1024} KB`, { Connection: 'close' });
