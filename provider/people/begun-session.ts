import type { IssuedToken } from './sessions.ts';

/** A session that has just begun. */
export interface BegunSession extends IssuedToken {
  readonly id: string;
  readonly nonce: string;
}
