import { retryAfterSeconds } from '../http/retry-after.ts';
import { ReceiverError } from './post.ts';

/** The longest pause that a receiver can name. Events of deletions must not wait for days. */
const LONGEST_MS = 3_600_000;
const TOO_MANY = 429;

/** Whether the receiver's answer asks for fewer requests: the next event of another person must wait too. */
export const isAskedToWait = ({ status, retryAfter }: ReceiverError): boolean =>
  status === TOO_MANY || retryAfter !== null;

/**
 * Returns the pause in `Retry-After`, seconds or a date (RFC 9110, section 10.2.3), an hour at most; `undefined`
 * without one.
 * @param now milliseconds since 1970
 */
export const namedPauseMs = (error: unknown, now: number): number | undefined => {
  const named = error instanceof ReceiverError ? error.retryAfter : null;
  const ms = 1_000 * retryAfterSeconds(named, now);
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS);
};
