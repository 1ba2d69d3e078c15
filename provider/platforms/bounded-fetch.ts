import { readBounded, within } from '../http/bounded.ts';

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

/** The platform refuses the provider's application, which only the operator can fix. */
export class OperatorError extends PlatformError {
  constructor(readonly detail: string) {
    super(`The platform refuses the application (${detail})`);
  }
}

export interface PlatformNetwork {
  readonly fetch: typeof fetch;
  /** For one call, including its answer's body. */
  readonly timeoutMs: number;
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

/** Whether an answer is an HTML page. The platforms' APIs never send one; networks in front of them do. */
export const isPage = ({ headers }: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');

const LIMIT_BYTES = 64 * 1024;

/** Fetches within limits. It follows no redirect, which could send the secret elsewhere. */
export const boundedFetch =
  ({ fetch, timeoutMs }: PlatformNetwork, limitBytes = LIMIT_BYTES) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const tooLarge = () => new PlatformError(`The answer is larger than ${limitBytes / 1024} KB`);
    const answer = async (signal: AbortSignal) => {
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const text = await readBounded(response, limitBytes, tooLarge);
      // A response with one of these statuses has no body.
      const body = [204, 205, 304].includes(response.status) ? null : text;
      return new Response(body, { status: response.status, headers: response.headers });
    };
    try {
      return await within(timeoutMs, init.signal, answer);
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw isLate ? new PlatformError('The platform did not answer in time') : error;
    }
  };
