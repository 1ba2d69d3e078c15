import { fieldsOf } from '../../common/platforms/kit/json.ts';
import { PAUSE_HEADERS } from './readers/named-pause.ts';

const FORM = 'application/x-www-form-urlencoded';

const parsed = (text: string, isForm: boolean): unknown => {
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
