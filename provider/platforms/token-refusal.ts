import { OperatorError, PlatformError } from './bounded-fetch.ts';
import { fieldsOf } from './readers/json.ts';

/** RFC 6749 §5.2, and GitHub's and Google's own names: the platform refuses the application, whatever the token. */
const OPERATOR = [
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'incorrect_client_credentials',
  'deleted_client',
  'disabled_client',
  'org_internal',
];
/** RFC 6749 §4.1.2.1. */
const PASSING = ['temporarily_unavailable', 'server_error', 'slow_down'];

const fieldsIn = async (response: Response) =>
  fieldsOf(
    await response
      .clone()
      .json()
      .catch(() => null),
  );

/**
 * The refusal of a token endpoint: `ended` if the person must connect the platform again, `null` if it gave a token.
 * @throws OperatorError if it refuses the application
 * @throws PlatformError if it cannot answer at present, which says nothing about the token
 */
export const refusalOf = async (response: Response): Promise<'ended' | null> => {
  const { status } = response;
  const { access_token: token, error, ...rest } = await fieldsIn(response);
  if (response.ok && typeof token === 'string') return null;
  const name = typeof error === 'string' ? error : '';
  // A platform's text may contain anything, so the log gets the code only.
  const reason = /^[\w.-]{1,60}$/.test(name) ? `${status} ${name}` : `${status}`;
  if (status === 426 || OPERATOR.includes(name)) throw new OperatorError(reason);
  const isPassing = status === 408 || status === 429 || status >= 500 || PASSING.includes(name);
  // A network in front of the platform refuses with a page, and without a reason.
  const isOwn = error !== undefined || Object.keys(rest).length > 0;
  if (isPassing || !isOwn) throw new PlatformError(`No tokens (${reason})`);
  return 'ended';
};
