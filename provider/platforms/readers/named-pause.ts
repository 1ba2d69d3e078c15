import { countOf, fieldsOf, partsOf, textOf } from '../../../common/platforms/kit/json.ts';
import { numberIn, retryAfterSeconds } from '../../http/retry-after.ts';

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
  const given = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(given) ? Date.now() : given;
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
  try {
    const usages = Object.values(fieldsOf(JSON.parse(header ?? ''))).flatMap(partsOf);
    const minutes = usages.map((usage) => countOf(usage.estimated_time_to_regain_access) ?? 0);
    return Math.max(0, ...minutes) * 60 || Number.NaN;
  } catch {
    return Number.NaN;
  }
};

const isPause = (seconds: number) => Number.isFinite(seconds) && seconds >= 0;

/**
 * Returns the pause that a platform asks for: from `Retry-After` (seconds or a date), from the headers of GitHub,
 * Reddit and Meta, or from Google's body; `null` if it names none.
 */
export const pauseMs = (headers: Headers, body: unknown): number | null => {
  const seconds = [
    retryAfterSeconds(headers.get('retry-after'), presentMs(headers)),
    secondsOf(numberIn(headers.get('x-ratelimit-reset')), headers),
    regainSeconds(headers.get('x-business-use-case-usage')),
    retryDelay(body),
  ].find(isPause);
  return seconds === undefined ? null : Math.ceil(seconds) * 1000;
};
