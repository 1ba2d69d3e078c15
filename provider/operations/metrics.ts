import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of `/metrics`. Labels are route patterns, statuses and the provider's own names. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    calls: new Counter({
      name: 'provider_calls_total',
      help: 'Calls answered.',
      labelNames: ['call', 'status'] as const,
      registers,
    }),
    callSeconds: new Histogram({
      name: 'provider_call_seconds',
      help: 'Time from request to answer.',
      labelNames: ['call'] as const,
      buckets: SECONDS,
      registers,
    }),
    appCalls: new Counter({
      name: 'provider_app_calls_total',
      help: 'Calls of applications, by result: answered, refused (4xx), failed (5xx).',
      labelNames: ['app', 'call', 'result'] as const,
      registers,
    }),
    codesRefused: new Counter({
      name: 'provider_codes_refused_total',
      help: 'Refused e-mail codes, by reason.',
      labelNames: ['reason'] as const,
      registers,
    }),
    codeLimits: new Counter({
      name: 'provider_code_limits_total',
      help: 'Requests for codes past a limit, by limit and result: proof (of work is asked for), refused.',
      labelNames: ['limit', 'result'] as const,
      registers,
    }),
    platformCalls: new Counter({
      name: 'provider_platform_calls_total',
      help: 'Calls to platforms: exchange of a code, read of an account, revoke of a token.',
      labelNames: ['connector', 'call', 'result'] as const,
      registers,
    }),
    scorerFallbacks: new Counter({
      name: 'provider_scorer_fallbacks_total',
      help: 'Calls that INTERESTS_URL did not answer as it should; the built-in model did.',
      registers,
    }),
    events: new Counter({
      name: 'provider_webhooks_total',
      help: 'Deliveries of events to hosts, by result: sent, failed (tried again), given-up.',
      labelNames: ['result'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'provider_mails_total',
      help: 'Tries to send a mail, by result: sent, failed (tried again), given-up.',
      labelNames: ['result'] as const,
      registers,
    }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
