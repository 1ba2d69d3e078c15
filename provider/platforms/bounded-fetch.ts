import { readBounded } from '../http/read-bounded.ts';

/** A pause that a platform asks for. */
export interface Pause {
  /** Whether the platform had too many calls; otherwise it is temporarily unavailable. */
  readonly isLimit: boolean;
  /** `null` if the platform gives no time. */
  readonly retryAfterMs: number | null;
}

/** A platform's answer violates OAuth: too late, too large, a refusal, or invalid. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';

  constructor(
    message: string,
    options?: ErrorOptions,
    readonly pause: Pause = { isLimit: false, retryAfterMs: null },
  ) {
    super(message, options);
  }
}

/**
 * The platform refuses the provider's application. Only the operator can fix this, so the person sees no request to
 * act.
 */
export class OperatorError extends PlatformError {
  constructor(readonly detail: string) {
    super(`The platform refuses the application (${detail})`);
  }
}

/** The network of the OAuth client. */
export interface PlatformNetwork {
  readonly fetch: typeof fetch;
  /** For one call, including its answer's body. */
  readonly timeoutMs: number;
  /** Runs a callback after this time; returns a function that cancels it. By default a timer of the process. */
  readonly after?: (ms: number, elapsed: () => void) => () => void;
}

/** The same network with a name in every call, so that a platform can distinguish operators. */
export const namedNetwork = (network: PlatformNetwork, userAgent: string): PlatformNetwork => ({
  ...network,
  fetch: (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('User-Agent', userAgent);
    return network.fetch(input, { ...init, headers });
  },
});

const byOwnTimer = (ms: number, elapsed: () => void) => {
  const timer = setTimeout(elapsed, ms);
  return () => clearTimeout(timer);
};

/** Whether an answer is an HTML page. The platforms' APIs never send one; networks in front of them do. */
export const isPage = ({ headers }: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');

const LIMIT_BYTES = 64 * 1024;

/**
 * Fetches within a time and size limit. It follows no redirect, which could send the secret elsewhere.
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
      // A response with one of these statuses has no body.
      const body = [204, 205, 304].includes(response.status) ? null : text;
      return new Response(body, { status: response.status, headers: response.headers });
    };
    try {
      return await Promise.race([answer(), timeout]);
    } finally {
      stopTimer();
    }
  };
