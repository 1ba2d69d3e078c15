import { codeOf, fieldsOf, textOf } from '../../common/platforms/kit/json.ts';
import type { ReadFault } from '../../common/platforms/kit/read-error.ts';
import type { Codes } from '../../common/platforms/kit/reading.ts';
import { isPage, OperatorError, PlatformError } from './bounded-fetch.ts';
import { faultIn, jsonIn, PAUSE_HEADERS, pauseMs } from './readers/ask.ts';

const FORM = 'application/x-www-form-urlencoded';

/** GitHub answers with a form by default. */
const parsed = (text: string, isForm: boolean): unknown =>
  isForm ? Object.fromEntries(new URLSearchParams(text)) : jsonIn(text);

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

/** Instagram wraps the answer in a list, without a token type. The ID token is removed: it is not needed here. */
export const plainAnswer = async (response: Response): Promise<Response> => {
  const { status, headers } = response;
  const init = { status, headers: [...headers].filter(([name]) => PAUSE_HEADERS.includes(name)) };
  const text = await response.text();
  const body = parsed(text, (headers.get('content-type') ?? '').toLowerCase().startsWith(FORM));
  if (body === undefined) return new Response(text, init);
  const answer = fieldsOf(body);
  const [first] = Array.isArray(answer.data) ? answer.data : [answer];
  const { id_token, ...rest } = fieldsOf(first);
  const fields = Object.fromEntries(Object.entries(rest).filter(isGiven).map(joined));
  return Response.json('access_token' in fields ? { token_type: 'bearer', ...fields } : fields, init);
};

/** RFC 6749, sections 5.2 and 4.1.2.1; RFC 8628, section 3.5; the revocation of RFC 7009. */
const RFC_CODES: Codes = {
  operator: ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_client_id'],
  unreachable: ['temporarily_unavailable', 'server_error'],
  limited: ['slow_down'],
  token: ['invalid_token', 'invalid_grant', 'bad_token', 'token_expired'],
};

const faultOf = (body: unknown, own: Codes): ReadFault | null => {
  const { error, code } = fieldsOf(body);
  const names = [error, fieldsOf(error).code, code].flatMap((name) => codeOf(name)?.toLowerCase() ?? []);
  return names.map((name) => faultIn(own, name) ?? faultIn(RFC_CODES, name)).find(Boolean) ?? null;
};

/** Statuses of a token endpoint's own refusal (RFC 6749, section 5.2). Some platforms give no body with them. */
const OWN_STATUSES = [400, 401];

/**
 * `ended` if the person must connect the platform again, `null` if it gave a token.
 * @throws OperatorError if it refuses the application
 * @throws PlatformError if it cannot answer at present; the token may still be valid
 */
export const refusalOf = async (response: Response, codes: Codes = {}): Promise<'ended' | null> => {
  const { status } = response;
  const text = await response.clone().text();
  const body = jsonIn(text);
  const { access_token: token, error, ...rest } = fieldsOf(body);
  if (response.ok && textOf(token) !== null) return null;
  // A platform's text may contain anything, so the log gets the code only.
  const name = textOf(error)?.toLowerCase() ?? '';
  const reason = /^[\w.-]{1,60}$/.test(name) ? `${status} ${name}` : `${status}`;
  const fault = faultOf(body, codes);
  if (status === 426 || fault === 'operator') throw new OperatorError(reason);
  const isLimit = status === 429 || fault === 'limited';
  const isPassing = isLimit || [408, 425].includes(status) || status >= 500 || fault === 'unreachable';
  // A network in front of the platform refuses with a page, and without a reason.
  const isEmpty = text.trim() === '' && OWN_STATUSES.includes(status);
  const isOwn = isEmpty || error !== undefined || Object.keys(rest).length > 0;
  if (!isPassing && isOwn) return 'ended';
  const pause = { isLimit, retryAfterMs: pauseMs(response.headers, body) };
  throw new PlatformError(`No tokens (${reason})`, undefined, pause);
};

export const isAlreadyInvalid = async (answer: Response, codes: Codes = {}): Promise<boolean> => {
  if (isPage(answer)) return false;
  const challenge = answer.headers.get('www-authenticate') ?? '';
  return (
    // GitHub answers 404 for an invalid token.
    answer.status === 404 ||
    challenge.includes('invalid_token') ||
    faultOf(await answer.json().catch(() => null), codes) === 'token'
  );
};
