import { orUndefined } from '../../common/or-undefined.ts';
import { REQUEST_TIMEOUT_MS } from '../constants.ts';
import { fieldsOf, textOf } from '../domain/fields.ts';
import { MalformedError, RequestError, UnreachableError } from '../errors.ts';
import type { BrowserEnvironment } from './environment.ts';

/** Reads seconds or an HTTP date (RFC 9110 §10.2.3), and returns at least one second; `undefined` for anything else. */
export const retryAfterS = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.max(1, Number(text));
  // Date.parse also accepts "-5" and many other texts that are no HTTP dates.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(1, Math.ceil((date - now) / 1000));
};

const MAX_ANSWER_BYTES = 1_000_000;

/** HTTP/2 and later send no phrase with the status. */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const phraseOf = ({ status, statusText }: Response) =>
  statusText || PHRASES[status] || (status < 500 ? 'Request refused' : 'Server error');

const readText = async (response: Response): Promise<string> => {
  // Chromium shows a call from another origin as aborted if a stream alone reads its answer to the end.
  const copy = orUndefined(() => response.clone());
  const reader = copy && response.body?.getReader();
  // The polyfill whatwg-fetch gives no stream.
  if (!reader) return response.text();
  for (let bytes = 0; ; ) {
    const { value } = await reader.read();
    if (!value) return copy.text();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new MalformedError();
  }
};

const readJson = async (response: Response): Promise<unknown> => {
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedError(cause);
  }
};

/** Returns the problem document of a refusal (RFC 9457): its `code`, empty if there is none, and its `proof`. */
const problemOf = async (response: Response) => {
  const { code, proof } = fieldsOf(await readJson(response).catch(() => undefined));
  return { code: textOf(code) ?? '', proof };
};

export interface PostHeaders {
  readonly apiKey?: string;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly locale?: string;
  /** Origin of the page around the provider's frame, sent as `x-embedder`. */
  readonly embedder?: string | undefined;
  /** Whether the cookies of this page's own origin go along. */
  readonly hasCookies?: boolean;
}

/** Sends no cookies, and follows no redirects, which would send codes and keys elsewhere. */
export const PRIVATE = {
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'strict-origin',
} as const satisfies RequestInit;

/** Sends JSON to an absolute address; resolves with the parsed answer. A GET has no body. */
export type Call = (
  url: string,
  body: unknown,
  signal: AbortSignal,
  headers?: PostHeaders,
) => Promise<unknown>;

export const headersOf = ({
  apiKey,
  token,
  idempotencyKey,
  locale,
  embedder,
}: PostHeaders): Record<string, string> => ({
  'Content-Type': 'application/json',
  Accept: 'application/json',
  ...(apiKey ? { 'x-api-key': apiKey } : {}),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  ...(locale ? { 'Accept-Language': locale } : {}),
  ...(embedder ? { 'x-embedder': embedder } : {}),
});

/**
 * From another origin, `Retry-After` is readable only if `Access-Control-Expose-Headers` lists it.
 * @throws RequestError, UnreachableError, MalformedError, or the signal's reason if the caller aborted
 */
const createCall =
  (method: 'GET' | 'POST') =>
  ({ fetch, now }: Pick<BrowserEnvironment, 'fetch' | 'now'>): Call =>
  async (url, body, signal, headers = {}) => {
    if (signal.aborted) throw signal.reason;
    const request = new AbortController();
    const abort = () => request.abort(signal.reason);
    // The timer of AbortSignal.timeout cannot be cleared, and a test's clock cannot move it.
    const limit = setTimeout(() => request.abort(new UnreachableError('timeout')), REQUEST_TIMEOUT_MS);
    signal.addEventListener('abort', abort);
    try {
      const response = await fetch(url, {
        method,
        headers: headersOf(headers),
        body: JSON.stringify(body),
        ...PRIVATE,
        ...(headers.hasCookies ? { credentials: 'same-origin' } : {}),
        signal: request.signal,
      });
      if (response.ok) return await readJson(response);
      const wait = retryAfterS(response.headers.get('Retry-After'), now());
      const { code, proof } = await problemOf(response);
      const given = code || (headers.token ? '' : undefined);
      throw new RequestError(response.status, phraseOf(response), wait, given, proof);
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason;
      if (error instanceof RequestError || error instanceof MalformedError) throw error;
      throw new UnreachableError('unreachable', error);
    } finally {
      clearTimeout(limit);
      signal.removeEventListener('abort', abort);
      // Releases an unread body.
      request.abort();
    }
  };

export const createPost = createCall('POST');
export const createGet = createCall('GET');
