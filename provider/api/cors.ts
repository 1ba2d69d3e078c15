import type { Context, MiddlewareHandler } from 'hono';
import { Problem, type ProblemCode } from '../problem.ts';

/** Values that Hono passes between the middlewares. */
export interface Env {
  Bindings: { readonly peer: string };
  /**
   * The request's id; the call's id and the form of its refusals, set after routing; the app's id and the origin that
   * may read the answer, set after the app is known; the code of a refusal.
   */
  Variables: {
    request: string;
    call: string;
    form: 'page' | 'oauth' | 'problem';
    app: string | undefined;
    origin: string;
    code: ProblemCode | undefined;
  };
}

const METHODS = 'GET, POST, DELETE';
const OWN_HEADERS = 'authorization, content-type, accept-language, idempotency-key, x-api-key';
/** Added to every request by a page's monitoring; a preflight without them would fail. The provider ignores them. */
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
/**
 * Allows every other header. Browsers do not apply `*` to `authorization`, or to a request with cookies: only the
 * headers above count there.
 */
const OTHER_HEADERS = '*';
const READABLE_HEADERS = 'Retry-After';
const PREFLIGHT_AGE_S = '600';

/** Returns the headers that let a page of this origin read an answer. Only FedCM's answers also allow cookies. */
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

/** For public documents, such as the provider's keys: every page may read them. */
export const publicPreflight: MiddlewareHandler<Env> = async (context) => {
  context.set('call', 'preflight');
  context.header('Access-Control-Allow-Origin', '*');
  return allowRequest(context, 'GET');
};

/**
 * A preflight has no key, so it is answered for the origin of any app. The call itself validates key and origin
 * together.
 */
export const preflight =
  (isKnownOrigin: (origin: string) => Promise<boolean>): MiddlewareHandler<Env> =>
  async (context) => {
    context.set('call', 'preflight');
    const origin = context.req.header('origin');
    if (origin === undefined || !(await isKnownOrigin(origin))) throw new Problem('app.origin');
    context.set('origin', origin);
    return allowRequest(context, METHODS);
  };
