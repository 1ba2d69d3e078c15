import type { ConnectorId } from '../../../common/platforms/ids.ts';
import { fieldsOf, partsOf, textOf } from './json.ts';
import type { ReadFault } from './read-error.ts';

type Codes = Readonly<Record<string, ReadFault>>;

const codes = (fault: ReadFault, ...names: readonly (string | number)[]): Codes =>
  Object.fromEntries(names.map((name) => [`${name}`, fault]));

/** A name in an answer may equal the name of an inherited property, such as `constructor`. */
const faultIn = (known: Codes, name: string): ReadFault | null =>
  Object.hasOwn(known, name) ? (known[name] ?? null) : null;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

/**
 * https://developers.google.com/workspace/gmail/api/guides/handle-errors, …/youtube/v3/docs/errors,
 * …/google/rpc/error_details (`ErrorInfo`)
 */
const GOOGLE: Codes = {
  ...codes('limited', 'rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'),
  ...codes('limited', 'concurrentLimitExceeded', 'RATE_LIMIT_EXCEEDED', 'RESOURCE_EXHAUSTED'),
  ...codes('operator', 'accessNotConfigured', 'SERVICE_DISABLED', 'CONSUMER_INVALID', 'API_KEY_INVALID'),
  ...codes('operator', 'keyInvalid', 'ipRefererBlocked', 'API_KEY_SERVICE_BLOCKED'),
  ...codes('operator', 'API_KEY_HTTP_REFERRER_BLOCKED', 'API_KEY_IP_ADDRESS_BLOCKED', 'CONSUMER_SUSPENDED'),
  ...codes('operator', 'BILLING_DISABLED', 'dailyLimitExceededUnreg', 'rateLimitExceededUnreg'),
  // A Google account without a channel has no lists at YouTube.
  ...codes('absent', 'youtubeSignupRequired', 'channelNotFound', 'channelClosed', 'channelSuspended'),
  ...codes(
    'absent',
    'notFound',
    'subscriberNotFound',
    'accountClosed',
    'accountSuspended',
    'playlistNotFound',
  ),
};

/**
 * https://developers.facebook.com/docs/graph-api/guides/error-handling, …/overview/rate-limiting (the last limits are
 * Instagram's and the ones of business use cases)
 */
const GRAPH: Codes = {
  ...codes('unreachable', 1, 2),
  ...codes('scope', 3, 10, ...range(200, 299)),
  ...codes('limited', 4, 17, 32, 341, 368, 613, ...range(80_000, 80_009), 80_014),
  ...codes('operator', 101, 104, 191, 2635),
  ...codes('token', 102, 190, 2500),
};

/** A Google account without Gmail: "Mail service not enabled". */
const GMAIL: Codes = { ...GOOGLE, ...codes('absent', 'failedPrecondition', 'FAILED_PRECONDITION') };

/** LinkedIn names the version of its API that a call asks for. */
const LINKEDIN: Codes = codes('operator', 'VERSION_MISSING', 'NONEXISTENT_VERSION');

/**
 * https://developers.pinterest.com/docs/reference/error-codes; seen in pinterest/api-quickstart (issues 97 and 130) and
 * in clients of API v5. Status 401 with code 3 means a missing scope, which a new token would not fix. Code 1 means an
 * expired bookmark.
 */
const PINTEREST: Codes = {
  ...codes('nonsense', 1),
  ...codes('token', 2, 283),
  ...codes('scope', 3, 7, 29),
  ...codes('limited', 8),
  ...codes('unreachable', 9, 11, 12, 16),
  ...codes('absent', 30, 40, 50),
};

/**
 * `reason` of a refusal, or the first entry of an error in `json.errors`; seen in PRAW's cassettes and prawcore's
 * tests. A community or an account that is closed to the person has no list; the others are read.
 */
const REDDIT: Codes = {
  ...codes('absent', 'private', 'banned', 'quarantined', 'gated', 'gold_only', 'employees_only'),
  ...codes('absent', 'SUBREDDIT_NOEXIST', 'SUBREDDIT_REQUIRED', 'USER_DOESNT_EXIST', 'SUBREDDIT_NOTALLOWED'),
  ...codes('token', 'USER_REQUIRED', 'BAD_TOKEN'),
  ...codes('scope', 'INSUFFICIENT_SCOPE', 'OAUTH2_INVALID_SCOPE'),
  ...codes('limited', 'RATELIMIT'),
  ...codes('operator', 'OAUTH2_INVALID_CLIENT', 'OAUTH2_BAD_CLIENT'),
};

/** The codes of each platform that are more precise than the status. */
const CODES: Readonly<Partial<Record<ConnectorId, Codes>>> = {
  youtube: GOOGLE,
  gmail: GMAIL,
  linkedin: LINKEDIN,
  pinterest: PINTEREST,
  reddit: REDDIT,
  facebook: GRAPH,
  instagram: GRAPH,
};

const nameOf = (code: unknown) => (typeof code === 'number' ? `${code}` : textOf(code));

/** Reddit's errors: `{"json":{"errors":[["RATELIMIT","…","ratelimit"]]}}`. */
const listedNames = (json: unknown): readonly unknown[] => {
  const { errors } = fieldsOf(json);
  return Array.isArray(errors) ? errors.map((error) => (Array.isArray(error) ? error[0] : null)) : [];
};

/** Codes in an error's body: Google's reasons, the numbers of Meta and Pinterest, the names of LinkedIn and Reddit. */
const namesIn = (body: unknown): readonly string[] => {
  const { error: given, code, reason: own, json } = fieldsOf(body);
  const error = fieldsOf(given);
  const reasons = [...partsOf(error.errors), ...partsOf(error.details)].map(({ reason }) => textOf(reason));
  const listed = listedNames(json).map(textOf);
  return [...reasons, textOf(error.status), nameOf(error.code), nameOf(code), textOf(own), ...listed].flatMap(
    (name) => name ?? [],
  );
};

/**
 * Meta's codes with two meanings: 100 is a wrong parameter, or (subcode 33) an object that the permissions exclude;
 * 2500 is a missing token, or an invalid query.
 */
const graphMeaning = (body: unknown): ReadFault | null => {
  const { code, error_subcode, message } = fieldsOf(fieldsOf(body).error);
  const text = textOf(message) ?? '';
  const number = nameOf(code);
  if (
    number === '100' &&
    (nameOf(error_subcode) === '33' || /permission|unsupported (?:get )?request/i.test(text))
  )
    return 'scope';
  return number === '2500' && /unknown path|syntax error/i.test(text) ? 'nonsense' : null;
};

/** The fault that Meta names by its number, in answers of its token calls too; `null` for any other body. */
export const graphFault = (body: unknown): ReadFault | null => {
  const number = nameOf(fieldsOf(fieldsOf(body).error).code);
  return number === null ? null : faultIn(GRAPH, number);
};

/** The fault that a platform names by one of its codes; `null` if it names none. */
export const namedFault = (connector: ConnectorId, body: unknown): ReadFault | null => {
  const known = CODES[connector] ?? {};
  const meaning = known === GRAPH ? graphMeaning(body) : null;
  if (meaning !== null) return meaning;
  return namesIn(body).flatMap((name) => faultIn(known, name) ?? [])[0] ?? null;
};

/** A gateway in front of Google or Meta answers with a `message` too. Their own errors are always in `error`. */
const ONLY_ERROR: readonly ConnectorId[] = ['youtube', 'gmail', 'facebook', 'instagram'];
const ERROR_FIELDS = ['error', 'errors', 'message', 'code'] as const;

/** Whether a refusal comes from the platform itself, and not from a network in front of it. */
export const isOwnError = (connector: ConnectorId, body: unknown): boolean =>
  (ONLY_ERROR.includes(connector) ? ['error'] : ERROR_FIELDS).some(
    (name) => (fieldsOf(body)[name] ?? null) !== null,
  );

/** Returns status and reason for the log. The rest of an answer may contain personal data, so it is left out. */
export const detailOf = (status: number, body: unknown): string => {
  const name = namesIn(body)[0] ?? textOf(fieldsOf(body).error) ?? '';
  return /^[\w.-]{1,60}$/.test(name) ? `${status} ${name}` : `${status}`;
};
