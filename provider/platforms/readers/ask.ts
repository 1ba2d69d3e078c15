import { fieldsOf, textOf } from '../../../common/platforms/kit/json.ts';
import { ReadError, type ReadFault } from '../../../common/platforms/kit/read-error.ts';
import type { Ask, PlatformReader } from '../../../common/platforms/kit/reading.ts';
import { isPage } from '../bounded-fetch.ts';
import { detailOf, isOwnError, namedFault } from './error-codes.ts';
import { pauseMs } from './named-pause.ts';

/** The connection to a platform's API. */
export interface PlatformApi {
  /** Has limits for time and size. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Base address: the platform's own, or its stand-in's. */
  readonly base: string;
}

const isUsedUp = (headers: Headers) => Number(headers.get('x-ratelimit-remaining') ?? 1) < 1;

/** Platforms without a code for a limit name the limit in the message. */
const namesLimit = (body: unknown) => /rate limit/i.test(textOf(fieldsOf(body).message) ?? '');

const isLimit = ({ status, headers }: Response, body: unknown): boolean =>
  status === 429 || (status === 403 && (isUsedUp(headers) || headers.has('retry-after') || namesLimit(body)));

/** Whether a network in front of the platform answered: with a page, or with a redirect to its login. */
const isOfNetwork = (response: Response) => response.status < 400 || isPage(response);

/** RFC 6750 §3.1. Some platforms give the reason in this header only. */
const challengedFault = (headers: Headers): ReadFault | null => {
  const [, name] =
    /\berror="?(invalid_token|insufficient_scope)\b/i.exec(headers.get('www-authenticate') ?? '') ?? [];
  if (name === undefined) return null;
  return name.toLowerCase() === 'invalid_token' ? 'token' : 'scope';
};

const faultOf = (reader: PlatformReader, response: Response, body: unknown): ReadFault => {
  const { status } = response;
  if (isLimit(response, body)) return 'limited';
  const named = namedFault(reader, body);
  if (named !== null) return named;
  const challenged = challengedFault(response.headers);
  if (challenged !== null) return challenged;
  // LinkedIn has ended the version of the API that this release asks for.
  if (status === 426) return 'operator';
  if (status >= 500 || status === 408 || status === 425 || isOfNetwork(response)) return 'unreachable';
  if (status === 401) return 'token';
  if (status === 403) return isOwnError(reader, body) ? 'scope' : 'unreachable';
  // Status 400 may also mean that a page address has expired. It never means a missing scope.
  return reader.statuses?.[status] ?? 'nonsense';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Calls a platform's API with a person's token, and turns every failure into a `ReadError`. */
export const askWith =
  (reader: PlatformReader, { fetch, base }: PlatformApi, token: string, signal: AbortSignal): Ask =>
  async (path, headers = {}) => {
    const send = async () => {
      const response = await fetch(`${base}/${path}`, {
        headers: {
          Accept: 'application/json',
          ...headers,
          Authorization: `Bearer ${token}`,
        },
        signal,
      });
      return [response, await response.text()] as const;
    };
    signal.throwIfAborted();
    const [response, text] = await send().catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new ReadError('unreachable', null, { cause });
    });
    const body = parsed(text);
    // Reddit, and gateways in front of others, answer 200 with an error in place of a list.
    const fault = response.ok ? namedFault(reader, body) : faultOf(reader, response, body);
    if (fault !== null) {
      const detail = detailOf(response.status, body);
      throw new ReadError(fault, pauseMs(response.headers, body), undefined, detail);
    }
    // An incomplete page is invalid JSON; so is the error page of a proxy.
    if (body === undefined) throw new ReadError('unreachable');
    return { body, headers: response.headers };
  };
