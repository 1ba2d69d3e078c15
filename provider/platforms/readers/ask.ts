import { codeOf, countOf, fieldsOf, partsOf, textOf } from '../../../common/platforms/kit/json.ts';
import { FAULTS, ReadError, type ReadFault } from '../../../common/platforms/kit/read-error.ts';
import type { Ask, Codes, PlatformReader } from '../../../common/platforms/kit/reading.ts';
import { numberIn, retryAfterSeconds } from '../../http/retry-after.ts';
import { isPage } from '../bounded-fetch.ts';

export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const faultIn = (codes: Codes, name: string): ReadFault | null =>
  FAULTS.find((fault) => codes[fault]?.some((code) => `${code}` === name)) ?? null;

/** Reddit's errors: `{"json":{"errors":[["RATELIMIT","…","ratelimit"]]}}`. */
const listedNames = (json: unknown): readonly unknown[] => {
  const { errors } = fieldsOf(json);
  return Array.isArray(errors) ? errors.map((error) => (Array.isArray(error) ? error[0] : null)) : [];
};

/** Codes in an error's body: Google's reasons, the numbers of Meta and Pinterest, the names of LinkedIn and Reddit. */
const namesIn = (body: unknown): readonly string[] => {
  const { error: details, code, reason: own, json } = fieldsOf(body);
  const error = fieldsOf(details);
  const reasons = [...partsOf(error.errors), ...partsOf(error.details)].map(({ reason }) => textOf(reason));
  const listed = listedNames(json).map(textOf);
  return [...reasons, textOf(error.status), codeOf(error.code), codeOf(code), textOf(own), ...listed].flatMap(
    (name) => name ?? [],
  );
};

const namedFault = (
  { messages = [], meaningOf, codes = {} }: PlatformReader,
  body: unknown,
): ReadFault | null => {
  const message = textOf(fieldsOf(body).message) ?? '';
  const meaning = messages.find(([text]) => text.test(message))?.[1] ?? meaningOf?.(body) ?? null;
  return meaning ?? namesIn(body).flatMap((name) => faultIn(codes, name) ?? [])[0] ?? null;
};

const ERROR_FIELDS = ['error', 'errors', 'message', 'code'] as const;

/** Whether a refusal comes from the platform itself, and not from a network in front of it. */
const isOwnError = ({ hasOnlyError }: PlatformReader, body: unknown): boolean =>
  (hasOnlyError ? ['error'] : ERROR_FIELDS).some((name) => (fieldsOf(body)[name] ?? null) !== null);

/** Returns status and reason for the log. The rest of an answer may contain personal data, so it is left out. */
const detailOf = (status: number, body: unknown): string => {
  const name = namesIn(body)[0] ?? textOf(fieldsOf(body).error) ?? '';
  return /^[\w.-]{1,60}$/.test(name) ? `${status} ${name}` : `${status}`;
};

/** The headers that name a pause, and the platform's own time. */
export const PAUSE_HEADERS: readonly string[] = [
  'retry-after',
  'x-ratelimit-reset',
  'x-business-use-case-usage',
  'date',
];

/** Greater numbers are times since 1970, in seconds or in milliseconds. */
const MIN_TIME_S = 1e9;
const MIN_TIME_MS = 1e11;

/** The platform's own time, so that a wrong clock changes no pause. */
const presentMs = (headers: Headers): number => {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
};

/** GitHub gives the time of the reset, Reddit the remaining seconds. */
const secondsOf = (value: number, headers: Headers): number => {
  if (value <= MIN_TIME_S) return value;
  return (value > MIN_TIME_MS ? value : value * 1000) / 1000 - presentMs(headers) / 1000;
};

/** `RetryInfo`: https://github.com/googleapis/googleapis/blob/master/google/rpc/error_details.proto */
const retryDelay = (body: unknown): number => {
  const delays = partsOf(fieldsOf(fieldsOf(body).error).details).map((detail) => textOf(detail.retryDelay));
  return Number.parseFloat(delays.find((delay) => delay !== null) ?? '');
};

/** Meta's minutes: https://developers.facebook.com/docs/graph-api/overview/rate-limiting#headers-2 */
const regainSeconds = (header: string | null): number => {
  const usages = Object.values(fieldsOf(jsonIn(header ?? ''))).flatMap(partsOf);
  const minutes = usages.map((usage) => countOf(usage.estimated_time_to_regain_access) ?? 0);
  return Math.max(0, ...minutes) * 60 || Number.NaN;
};

const isPause = (seconds: number) => Number.isFinite(seconds) && seconds >= 0;

/** `null` if the platform asks for no pause. */
export const pauseMs = (headers: Headers, body: unknown): number | null => {
  const seconds = [
    retryAfterSeconds(headers.get('retry-after'), presentMs(headers)),
    secondsOf(numberIn(headers.get('x-ratelimit-reset')), headers),
    regainSeconds(headers.get('x-business-use-case-usage')),
    retryDelay(body),
  ].find(isPause);
  return seconds === undefined ? null : Math.ceil(seconds) * 1000;
};

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
    const body = jsonIn(text);
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
