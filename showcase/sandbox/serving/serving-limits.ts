import type { Rate } from './rate-limit.ts';

/** Limits for one client, and for all clients together. */
export interface ServingLimits {
  readonly connections: number;
  /** For an IPv4 address or a /64 network. */
  readonly connectionsPerAddress: number;
  /** For a /48 network of IPv6. */
  readonly connectionsPerNetwork: number;
  /** Limits for the headers of a request, and for the whole request. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** Idle time without a byte in either direction. */
  readonly silenceMs: number;
  readonly files: Rate;
  readonly calls: Rate;
  /** `POST /api/email/verify`: each of these requests would send an e-mail. */
  readonly codes: Rate;
}

const MINUTE = 60_000;

export const SERVING_LIMITS: ServingLimits = {
  connections: 2_000,
  connectionsPerAddress: 200,
  connectionsPerNetwork: 500,
  headersMs: 10_000,
  requestMs: 20_000,
  silenceMs: 2 * MINUTE,
  files: { requests: 1_200, perMs: MINUTE },
  calls: { requests: 240, perMs: MINUTE },
  codes: { requests: 30, perMs: 10 * MINUTE },
};
