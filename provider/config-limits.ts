import { integer, type Variables } from './config-values.ts';

/** Maximum number of unconfirmed codes. Beyond it, a proof of work is required. */
export interface CodeLimits {
  /** In a day. */
  readonly perMailbox: number;
  /** In ten minutes: an IPv4 address or a /64 network, and a /48 network. */
  readonly perClient: number;
  /** In ten minutes. */
  readonly perApp: number;
  /** In ten minutes. */
  readonly inAll: number;
}

export const CODE_LIMITS: CodeLimits = Object.freeze({
  perMailbox: 30,
  perClient: 30,
  perApp: 300,
  inAll: 1_000,
});

const MOST = 1_000_000;

const limit = (given: Variables, variable: string, otherwise: number) =>
  integer(variable, given[variable] ?? String(otherwise), 1, MOST);

/** @throws ConfigError */
export const codeLimitsOf = (given: Variables): CodeLimits =>
  Object.freeze({
    perMailbox: limit(given, 'CODES_PER_MAILBOX', CODE_LIMITS.perMailbox),
    perClient: limit(given, 'CODES_PER_CLIENT', CODE_LIMITS.perClient),
    perApp: limit(given, 'CODES_PER_APP', CODE_LIMITS.perApp),
    inAll: limit(given, 'CODES_IN_ALL', CODE_LIMITS.inAll),
  });
