import {
  HostServerError,
  MalformedAnswerError,
  ProviderHttpError,
  ProviderTimeoutError,
  ProviderUnreachableError,
} from './errors.ts';

export const TIMEOUT_MS = 10_000;

export interface FetchInit {
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** The part of the Fetch standard that this entry needs: the runtime's own `fetch`, or a replacement. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>;

// The global is read at each call, because tests and tracing replace it.
export const runtimeFetch: Fetch = (url, init) => fetch(url, init);

export type Question = Omit<FetchInit, 'redirect' | 'signal'> & { readonly url: string };

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @throws TypeError unless it is https, or http on a loopback address: a token must not be sent unencrypted */
export const safeUrl = (name: string, text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (url === null || !isSafe) {
    throw new TypeError(`${name} must be an https address, or http on a loopback address`);
  }
  return url;
};

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Number(header) : null;

const httpError = async (response: Response): Promise<ProviderHttpError> => {
  const body: unknown = await response.json().catch(() => null);
  const named = isRecord(body) ? (body.code ?? body.error) : null;
  const wait = secondsOf(response.headers.get('retry-after'));
  return new ProviderHttpError(response.status, textOrNull(named), wait);
};

const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedAnswerError('The provider’s answer is not JSON', { cause });
  }
};

/**
 * Sends a request to the provider. The time limit covers reading the whole answer.
 * @throws ProviderHttpError, ProviderTimeoutError, ProviderUnreachableError, MalformedAnswerError
 */
export const askProvider = async (
  fetch: Fetch,
  { url, ...question }: Question,
  timeoutMs: number,
): Promise<unknown> => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect would forward the token to another address. Workers support "manual", but not "error".
    const response = await fetch(url, { ...question, redirect: 'manual', signal });
    if (!response.ok) throw await httpError(response);
    return await jsonOf(response);
  } catch (cause) {
    if (signal.aborted) {
      throw new ProviderTimeoutError(`The provider did not answer within ${timeoutMs} ms`, { cause });
    }
    if (cause instanceof HostServerError) throw cause;
    throw new ProviderUnreachableError('The provider could not be reached', { cause });
  }
};
