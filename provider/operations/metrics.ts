import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of `/metrics`. Labels are route patterns, statuses and the provider's own names. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  return {
    registry,
    calls: counter('provider_calls_total', 'Calls answered.', ['call', 'status']),
    callSeconds: new Histogram({
      name: 'provider_call_seconds',
      help: 'Time from request to answer.',
      labelNames: ['call'] as const,
      buckets: SECONDS,
      registers,
    }),
    appCalls: counter(
      'provider_app_calls_total',
      'Calls of applications, by result: answered, refused (4xx), failed (5xx).',
      ['app', 'call', 'result'],
    ),
    codesRefused: counter('provider_codes_refused_total', 'Refused e-mail codes, by reason.', ['reason']),
    codeLimits: counter(
      'provider_code_limits_total',
      'Requests for codes past a limit, by limit and result: proof (of work is asked for), refused.',
      ['limit', 'result'],
    ),
    platformCalls: counter(
      'provider_platform_calls_total',
      'Calls to platforms: exchange of a code, read of an account, revoke of a token.',
      ['connector', 'call', 'result'],
    ),
    scorerFallbacks: counter(
      'provider_scorer_fallbacks_total',
      'Calls that INTERESTS_URL did not answer as it should; the built-in model did.',
    ),
    events: counter(
      'provider_webhooks_total',
      'Deliveries of events to hosts, by result: sent, failed (tried again), given-up.',
      ['result'],
    ),
    mails: counter(
      'provider_mails_total',
      'Tries to send a mail, by result: sent, failed (tried again), given-up.',
      ['result'],
    ),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
