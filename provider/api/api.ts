import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { ReturnRefusal } from '../apps/return-refusal.ts';
import type { Config } from '../config/config.ts';
import { readBounded } from '../http/bounded.ts';
import { clientAddress } from '../http/client-address.ts';
import { pageLanguage } from '../http/pages.ts';
import type { DayCounts } from '../operations/day-counts.ts';
import { createCallLog, type Log, throttled } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { LimitRefusal } from '../people/limits.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { randomId } from '../secrets/random.ts';
import type { Incoming, Route } from './call.ts';
import type { Identify } from './callers.ts';
import { missingAnswer, oauthResponse, problemOf, problemPage, problemResponse } from './refusals.ts';

interface Env {
  Bindings: { readonly peer: string };
  /**
   * `call` and `form` (of refusals) are set after routing; `app` and `origin`, which may read the answer, once the app
   * is known; `code` and `wrong` (for a wrong registration) by a refusal.
   */
  Variables: {
    request: string;
    call: string;
    form: 'page' | 'oauth' | 'problem';
    app: string | undefined;
    origin: string;
    code: ProblemCode | undefined;
    wrong: ReturnRefusal['about'] | undefined;
  };
}

const METHODS = 'GET, POST, DELETE';
const OWN_HEADERS = 'authorization, content-type, accept-language, idempotency-key, x-api-key';
/** Added by a page's monitoring; a preflight without them would fail. The provider ignores them. */
const TRACE_HEADERS = [
  // W3C Trace Context and OpenTelemetry, Sentry
  ...['traceparent', 'tracestate', 'baggage', 'sentry-trace'],
  // Zipkin, Jaeger
  ...['b3', 'x-b3-traceid', 'x-b3-spanid', 'x-b3-parentspanid', 'x-b3-sampled', 'uber-trace-id'],
  // Datadog
  ...['x-datadog-trace-id', 'x-datadog-parent-id', 'x-datadog-origin', 'x-datadog-sampling-priority'],
  // New Relic, Elastic, Application Insights, AWS
  ...['newrelic', 'elastic-apm-traceparent', 'request-id', 'request-context', 'x-amzn-trace-id'],
  // Proxies and hosts of their own
  ...['x-request-id', 'x-correlation-id'],
].join(', ');
/** Browsers do not apply `*` to `authorization`, or to a request with cookies: there only the headers above count. */
const OTHER_HEADERS = '*';
const READABLE_HEADERS = 'Retry-After';
const PREFLIGHT_AGE_S = '600';

/** Lets a page of this origin read an answer. Only FedCM's answers also allow cookies. */
export const allowed = (origin: string): readonly (readonly [string, string])[] => [
  ['Access-Control-Allow-Origin', origin],
  ['Access-Control-Expose-Headers', READABLE_HEADERS],
];

const allowRequest = (context: Context<Env>, methods: string): Response => {
  context.header('Access-Control-Allow-Methods', methods);
  context.header('Access-Control-Allow-Headers', `${OWN_HEADERS}, ${TRACE_HEADERS}, ${OTHER_HEADERS}`);
  context.header('Access-Control-Max-Age', PREFLIGHT_AGE_S);
  return context.body(null, 204);
};

const publicPreflight: MiddlewareHandler<Env> = async (context) => {
  context.set('call', 'preflight');
  context.header('Access-Control-Allow-Origin', '*');
  return allowRequest(context, 'GET');
};

/** A preflight has no key, so it is answered for the origin of any app. The call itself validates both. */
export const preflight =
  (isKnownOrigin: (origin: string) => Promise<boolean>): MiddlewareHandler<Env> =>
  async (context) => {
    context.set('call', 'preflight');
    const origin = context.req.header('origin');
    if (origin === undefined || !(await isKnownOrigin(origin))) throw new Problem('app.origin');
    context.set('origin', origin);
    return allowRequest(context, METHODS);
  };

const BODY_BYTES = 64 * 1024;

// Hono's bodyLimit copies the request, which fails on the Node server for a body without a length.
const readText = async (request: Request, limitBytes: number): Promise<string> => {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limitBytes) throw new Problem('request.large');
  // A server reads no more than the given length, so a body with a known length needs no stream.
  if (length !== null && /^\d+$/.test(length)) return request.text();
  return readBounded(request, limitBytes, () => new Problem('request.large'));
};

/** Maximum of values and names in a JSON body. The longest download has 4,000; 75,000 take 0.4 s. */
const MOST_PARTS = 10_000;

const isEscaped = (json: string, quote: number): boolean => {
  let at = quote;
  while (json[at - 1] === '\\') at -= 1;
  return (quote - at) % 2 === 1;
};

/** Counts the commas, colons and opening brackets outside of strings. */
const hasManyParts = (json: string): boolean => {
  let parts = 0;
  for (let at = 0; at < json.length && parts <= MOST_PARTS; at += 1) {
    const sign = json[at] ?? '';
    if (sign === '"') {
      do at = json.indexOf('"', at + 1);
      while (at > 0 && isEscaped(json, at));
      if (at === -1) return false;
    } else if (',:[{'.includes(sign)) parts += 1;
  }
  return parts > MOST_PARTS;
};

/** @throws Problem request.json, also for an interrupted body: the client closed the connection, no server failed */
const asJsonProblem = (error: unknown): never => {
  throw error instanceof Problem ? error : new Problem('request.json');
};

/** @throws Problem request.large, request.json; the returned function request.json, request.shape */
const readJson = async (request: Request, limitBytes = BODY_BYTES): Promise<() => unknown> => {
  const text = await readText(request, limitBytes).catch(asJsonProblem);
  return () => {
    if (hasManyParts(text)) throw new Problem('request.shape', `The body has more than ${MOST_PARTS} parts`);
    try {
      return JSON.parse(text);
    } catch (error) {
      return asJsonProblem(error);
    }
  };
};

const TYPE = 'application/x-www-form-urlencoded';

/**
 * A parameter without a value counts as absent (RFC 6749, section 3.2).
 * @throws Problem request.large, oauth.request for another content type or a repeated parameter
 */
const readForm = async (request: Request): Promise<() => Readonly<Record<string, string>>> => {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== TYPE)
    throw new Problem('oauth.request', `Send the parameters as ${TYPE}`);
  const given = [...new URLSearchParams(await readText(request, BODY_BYTES))].filter(
    ([, value]) => value !== '',
  );
  const fields = Object.fromEntries(given);
  if (Object.keys(fields).length < given.length)
    throw new Problem('oauth.request', 'A parameter is sent more than once');
  return () => fields;
};

interface ApiDependencies {
  readonly config: Pick<Config, 'publicUrl' | 'isTrustedProxy' | 'name' | 'brand' | 'operator'>;
  readonly identify: Identify;
  readonly isKnownOrigin: (origin: string) => Promise<boolean>;
  readonly log: Log;
  readonly metrics: Metrics;
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

/** The daily count of the app that each call raises. */
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

/** The log has the route, not the path, because a path may contain typed text. */
const observed =
  ({ log, metrics, count }: ApiDependencies, logCall = createCallLog(log)): MiddlewareHandler<Env> =>
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
    const wrong = context.get('wrong');
    logCall({ call, method, status, code, ms: Math.round(ms), app, request, ...wrong });
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

const limitOf = (problem: Problem): string =>
  problem instanceof LimitRefusal && problem.code.startsWith('code.')
    ? `${problem.code} ${problem.limit}`
    : problem.code;

/** Whether a call only redirects: its address may be opened once. */
const isRedirect = ({ isPage, isFile }: Route) => isPage === true && isFile !== true;

/** RFC 9110, section 15.5.6. */
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

/** RFC 8615. */
const PUBLIC_FOLDER = '/.well-known/';

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

const FORWARDING = [
  ...['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'true-client-ip'],
  ...['cf-connecting-ip', 'fastly-client-ip', 'fly-client-ip', 'x-envoy-external-address'],
];

/** Behind a proxy that is not trusted, or names no client, all visitors count as one client. */
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
      if (context.req.method === 'HEAD' && isRedirect(route)) return refuseMethod(routes, route.path);
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
    if (problem instanceof ReturnRefusal) context.set('wrong', problem.about);
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
