import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { clientAddress } from '../http/client-address.ts';
import { pageLanguage } from '../http/languages.ts';
import type { DayCounts } from '../operations/day-counts.ts';
import { type Log, throttled } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { CodeRefusal } from '../people/code-limits.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../secrets/random.ts';
import type { Incoming, Route } from './call.ts';
import type { Identify } from './callers.ts';
import { allowed, type Env, preflight, publicPreflight } from './cors.ts';
import { missingAnswer } from './missing-page.ts';
import { oauthResponse } from './oauth-response.ts';
import { problemPage } from './problem-page.ts';
import { problemOf, problemResponse } from './problem-response.ts';
import { readForm, readJson } from './read-body.ts';

export interface ApiDependencies {
  readonly config: Pick<Config, 'publicUrl' | 'isTrustedProxy' | 'name' | 'brand' | 'operator'>;
  readonly identify: Identify;
  readonly isKnownOrigin: (origin: string) => Promise<boolean>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Counts by day. */
  readonly count: DayCounts['count'];
}

const SECURITY_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
const HSTS = 'max-age=31536000; includeSubDomains';

const incomingOf = (context: Context<Env>, { config }: ApiDependencies): Incoming => {
  const { raw } = context.req;
  return {
    headers: raw.headers,
    params: context.req.param(),
    query: new URL(raw.url).searchParams,
    client: clientAddress(context.env.peer, raw.headers.get('x-forwarded-for'), config.isTrustedProxy),
    json: (limitBytes) => readJson(raw, limitBytes),
    form: () => readForm(raw),
    allowOrigin: (origin) => context.set('origin', origin),
    noteApp: (id) => context.set('app', id),
  };
};

/** For each call, the count of the app's day that it raises. */
const COUNTED: Readonly<Record<string, string>> = {
  app: 'opened',
  sendCode: 'codeSent',
  confirmCode: 'signedIn',
  passkeySignIn: 'signedIn',
  completeConnection: 'connected',
  share: 'shared',
  shareTest: 'shared',
};

const resultOf = (status: number) => (status < 400 ? 'answered' : status < 500 ? 'refused' : 'failed');

/**
 * Logs and counts each call. The answer has the id of its log line. The log has the route, not the path, because a path
 * may contain typed text.
 */
const observed =
  ({ log, metrics, count }: ApiDependencies): MiddlewareHandler<Env> =>
  async (context, next) => {
    const begun = performance.now();
    const request = randomId('request');
    context.set('request', request);
    await next();
    const ms = performance.now() - begun;
    const call = context.get('call') ?? 'none';
    const { status } = context.res;
    metrics.calls.inc({ call, status });
    metrics.callSeconds.observe({ call }, ms / 1000);
    const app = context.get('app');
    if (app !== undefined) {
      const result = resultOf(status);
      metrics.appCalls.inc({ app, call, result });
      const kind = result === 'answered' ? COUNTED[call] : result === 'refused' ? 'refused' : undefined;
      if (kind !== undefined) count('app', app, kind);
    }
    context.res.headers.set('X-Request-Id', request);
    const { method } = context.req;
    const code = context.get('code');
    log.info('call', { call, method, status, code, ms: Math.round(ms), app, request });
  };

const withHeaders =
  (publicUrl: string): MiddlewareHandler<Env> =>
  async (context, next) => {
    await next();
    // `context.header` would make a new response for each name.
    const { headers } = context.res;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (!headers.has(RESOURCE_POLICY))
      headers.set(
        RESOURCE_POLICY,
        /^\/(account|operator)/.test(context.req.path) ? 'same-origin' : 'cross-origin',
      );
    if (publicUrl.startsWith('https:')) headers.set('Strict-Transport-Security', HSTS);
    headers.append('Vary', 'Origin');
    const origin = context.get('origin');
    if (origin !== undefined) for (const [name, value] of allowed(origin)) headers.set(name, value);
  };

/** The kind of a limit for the counts by day. */
const limitOf = (problem: Problem): string =>
  problem instanceof CodeRefusal ? `${problem.code} ${problem.limit}` : problem.code;

/** Whether a call only redirects: its address may be opened once. */
const leadsOn = ({ isPage, isFile }: Route) => isPage === true && isFile !== true;

/** The refusal of a method, with the methods that the path has (RFC 9110, section 15.5.6). */
const refuseMethod = (routes: readonly Route[], path: string): Response => {
  const methods = routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
  const refusal = problemResponse(new Problem('request.method'));
  refusal.headers.set('Allow', methods.join(', '));
  return refusal;
};

const refuseOthers = (app: Hono<Env>, routes: readonly Route[]) => {
  for (const path of new Set(routes.map((route) => route.path)))
    app.all(honoPath(path), () => refuseMethod(routes, path));
};

/** Folder of the documents that any page may read (RFC 8615). */
const PUBLIC_FOLDER = '/.well-known/';

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Proxies name the client in one of these. */
const FORWARDING = [
  ...['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'true-client-ip'],
  ...['cf-connecting-ip', 'fastly-client-ip', 'fly-client-ip', 'x-envoy-external-address'],
];

/**
 * Warns once of each cause. Behind a proxy that is not trusted, or names no client, all visitors count as one client.
 */
const warnOfProxy = ({ log, config }: ApiDependencies): MiddlewareHandler<Env> => {
  const warnOf = (reason: string) =>
    throttled(Number.POSITIVE_INFINITY, () =>
      log.warn(`${reason}: behind a proxy, all visitors count as one client`),
    );
  const untrusted = warnOf('A request names another client, and its sender is not in TRUSTED_PROXIES');
  const unnamed = warnOf('PUBLIC_URL is https, and a request has no X-Forwarded-For');
  // The provider serves HTTP only, so a proxy ends the TLS of an https address.
  const isProxied = config.publicUrl.startsWith('https:');
  return async ({ env, req }, next) => {
    const isForwarded = FORWARDING.some((name) => req.header(name) !== undefined);
    if (isForwarded && !config.isTrustedProxy(env.peer)) untrusted();
    if (isProxied && req.header('x-forwarded-for') === undefined) unnamed();
    await next();
  };
};

/** Serves the calls: limits, callers, errors, metrics and headers in one place. */
export const createApi = (routes: readonly Route[], dependencies: ApiDependencies) => {
  const { identify, isKnownOrigin, log, config } = dependencies;
  const app = new Hono<Env>();
  app.use(warnOfProxy(dependencies), observed(dependencies), withHeaders(config.publicUrl));
  app.options('/api/*', preflight(isKnownOrigin));
  for (const { path } of routes) if (path.startsWith(PUBLIC_FOLDER)) app.options(path, publicPreflight);
  // The default health check of HAProxy.
  app.options('/', () => new Response(null, { status: 204, headers: { Allow: 'GET, HEAD, OPTIONS' } }));
  for (const route of routes) {
    app.on(route.method.toUpperCase(), honoPath(route.path), async (context) => {
      context.set('call', route.id);
      context.set('form', route.isPage ? 'page' : route.isOauth ? 'oauth' : 'problem');
      // Mail scanners and link previews send HEAD. Hono passes it to the handler of GET, which would use the code.
      if (context.req.method === 'HEAD' && leadsOn(route)) return refuseMethod(routes, route.path);
      const answer = await route.run(incomingOf(context, dependencies), identify);
      return answer instanceof Response ? answer : Response.json(answer);
    });
  }
  refuseOthers(app, routes);
  const start = routes.some(({ path }) => path === '/') ? '/' : null;
  app.notFound(({ req }) => missingAnswer(req.raw, config, start));
  app.onError((error, context) => {
    const problem = problemOf(error);
    const call = context.get('call') ?? 'none';
    const request = context.get('request');
    // A page cannot read why it was refused: without a known app, the answer has no CORS headers.
    context.set('code', problem.code);
    if (problem.status === 429) dependencies.count('limit', '', limitOf(problem));
    const respond = (shown: Problem) => {
      const form = context.get('form');
      if (shown.code === 'request.path') return missingAnswer(context.req.raw, config, start);
      if (form === 'oauth') return oauthResponse(shown);
      return form === 'page'
        ? problemPage(
            shown,
            pageLanguage(context.req.query('ui_locales') ?? null, context.req.raw.headers),
            config,
          )
        : problemResponse(shown);
    };
    if (problem.status >= 500) {
      const { status, code } = problem;
      log.error('A call failed', { call, status, code, app: context.get('app'), request, error });
      return respond(new Problem(problem.code, `Request ${request}`, problem.retryAfterS));
    }
    return respond(problem);
  });
  return app;
};
