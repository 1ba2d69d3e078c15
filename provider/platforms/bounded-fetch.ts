import { readBounded } from '../read-bounded.ts';

/** A platform did not answer as OAuth has it: too late, too much, a refusal, nonsense. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
}

/** The outside world of the OAuth client. */
export interface PlatformNetwork {
  readonly fetch: typeof fetch;
  /** For one call, its answer's body included. */
  readonly timeoutMs: number;
  /** Calls back after so many milliseconds; answers what stops it. The process's own timer by default. */
  readonly after?: (ms: number, elapsed: () => void) => () => void;
}

const byOwnTimer = (ms: number, elapsed: () => void) => {
  const timer = setTimeout(elapsed, ms);
  return () => clearTimeout(timer);
};

const LIMIT_BYTES = 64 * 1024;

/**
 * Fetches within a time, reads no more than so many bytes and follows no redirect, which could carry the secret elsewhere.
 * @throws PlatformError
 */
export const boundedFetch =
  ({ fetch, timeoutMs, after = byOwnTimer }: PlatformNetwork, limitBytes = LIMIT_BYTES) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const late = new AbortController();
    const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
    let stopTimer = () => {};
    const timeout = new Promise<never>((_resolve, reject) => {
      stopTimer = after(timeoutMs, () => {
        late.abort();
        reject(new PlatformError('The platform did not answer in time'));
      });
    });
    const answer = async () => {
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const text = await readBounded(
        response,
        limitBytes,
        () => new PlatformError(`The answer is larger than ${limitBytes / 1024} KB`),
      );
      // A response of these statuses takes no body.
      const body = [204, 205, 304].includes(response.status) ? null : text;
      return new Response(body, { status: response.status, headers: response.headers });
    };
    try {
      return await Promise.race([answer(), timeout]);
    } finally {
      stopTimer();
    }
  };
