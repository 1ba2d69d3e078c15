import { fieldsOf, textOf } from '../../common/platforms/kit/json.ts';
import { OperatorError, PlatformError } from './bounded-fetch.ts';
import { graphFault } from './readers/error-codes.ts';
import { pauseMs } from './readers/named-pause.ts';

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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

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
