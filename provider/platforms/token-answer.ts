import { fieldsOf, textOf } from '../../common/platforms/kit/json.ts';
import { OperatorError, PlatformError } from './bounded-fetch.ts';
import { graphFault, PAUSE_HEADERS, pauseMs } from './readers/ask.ts';

const FORM = 'application/x-www-form-urlencoded';

const parsed = (text: string, isForm = false): unknown => {
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Platforms send `null`, an empty text or an empty list for a field that they leave out. */
const isGiven = ([name, value]: readonly [string, unknown]) =>
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  // A lifetime of 0 or -1 belongs to a token without a stated end.
  !(name === 'expires_in' && !(Number.parseFloat(`${value}`) > 0));

/** Some platforms send the scopes as a list. */
const joined = ([name, value]: readonly [string, unknown]) => [
  name,
  name === 'scope' && Array.isArray(value) ? value.join(' ') : value,
];

/**
 * Returns the answer in the format of RFC 6749: Instagram wraps it in a list and omits the token type. The ID token of
 * `openid` is removed, because it is not used for a sign-in. Only the headers for a pause are kept. The body of an
 * answer in another format stays unchanged.
 */
export const plainAnswer = async (response: Response): Promise<Response> => {
  const { status, headers } = response;
  const init = { status, headers: [...headers].filter(([name]) => PAUSE_HEADERS.includes(name)) };
  const text = await response.text();
  const body = parsed(text, (headers.get('content-type') ?? '').toLowerCase().startsWith(FORM));
  if (body === undefined) return new Response(text, init);
  const given = fieldsOf(body);
  const [first] = Array.isArray(given.data) ? given.data : [given];
  const { id_token, ...rest } = fieldsOf(first);
  const fields = Object.fromEntries(Object.entries(rest).filter(isGiven).map(joined));
  return Response.json('access_token' in fields ? { token_type: 'bearer', ...fields } : fields, init);
};

/** Error codes that refuse the application, not the token: those of RFC 6749 §5.2, and the platforms' own. */
const OPERATOR = [
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'incorrect_client_credentials',
  'invalid_client_id',
  'redirect_uri_mismatch',
  'application_suspended',
  'deleted_client',
  'disabled_client',
  'org_internal',
];
/** Reddit's `{"message":"Unauthorized","error":401}` for a wrong secret. A token that it refuses gets 400. */
const WRONG_SECRET = 401;
/** Pinterest's `{"code":2,"message":"Authentication failed."}` for a wrong secret. A token that it refuses gets 283. */
const UNKNOWN_CLIENT = 2;
/** RFC 6749 §4.1.2.1. */
const PASSING = ['temporarily_unavailable', 'server_error'];
/** RFC 8628 §3.5. */
const SLOW_DOWN = 'slow_down';

/** Statuses of a token endpoint's own refusal (RFC 6749 §5.2). Some platforms give no body with them. */
const OWN_STATUSES = [400, 401];

/**
 * The refusal of a token endpoint: `ended` if the person must connect the platform again, `null` if it gave a token.
 * @throws OperatorError if it refuses the application
 * @throws PlatformError if it cannot answer at present; the token may still be valid
 */
export const refusalOf = async (response: Response): Promise<'ended' | null> => {
  const { status } = response;
  const text = await response.clone().text();
  const body = parsed(text);
  const { access_token: token, error, ...rest } = fieldsOf(body);
  if (response.ok && textOf(token) !== null) return null;
  const name = typeof error === 'string' ? error.toLowerCase() : '';
  // A platform's text may contain anything, so the log gets the code only.
  const reason = /^[\w.-]{1,60}$/.test(name) ? `${status} ${name}` : `${status}`;
  const fault = graphFault(body);
  const isWrongSecret = error === WRONG_SECRET || (error === undefined && rest.code === UNKNOWN_CLIENT);
  const isOfClient = OPERATOR.includes(name) || (status === WRONG_SECRET && isWrongSecret);
  if (status === 426 || fault === 'operator' || isOfClient) throw new OperatorError(reason);
  const isLimit = status === 429 || fault === 'limited' || name === SLOW_DOWN;
  const isPassing =
    isLimit ||
    [408, 425].includes(status) ||
    status >= 500 ||
    fault === 'unreachable' ||
    PASSING.includes(name);
  // A network in front of the platform refuses with a page, and without a reason.
  const isEmpty = text.trim() === '' && OWN_STATUSES.includes(status);
  const isOwn = isEmpty || error !== undefined || Object.keys(rest).length > 0;
  if (isPassing || !isOwn) {
    const pause = { isLimit, retryAfterMs: pauseMs(response.headers, body) };
    throw new PlatformError(`No tokens (${reason})`, undefined, pause);
  }
  return 'ended';
};
