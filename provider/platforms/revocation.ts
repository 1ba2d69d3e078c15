import { fieldsOf } from '../../common/platforms/kit/json.ts';
import type { Revocation } from '../../common/platforms/kit/oauth.ts';
import type { Credentials } from '../config/config.ts';
import { isPage } from './bounded-fetch.ts';
import type { Tokens } from './sealed-tokens.ts';

/**
 * The client's credentials as a header. RFC 6749 and oauth4webapi percent-encode both values, even `-`. The platforms
 * compare them without decoding (Reddit's identifiers contain `-` and `_`).
 */
export const basic = ({ clientId, clientSecret }: Credentials) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/** Returns the request that revokes a person's tokens; `null` if the platform has none. */
export const revocationRequest = (
  revocation: Revocation,
  credentials: Credentials,
  { access, refresh }: Tokens,
): { readonly url: string; readonly init: RequestInit } | null => {
  if (revocation === null) return null;
  const { how, url } = revocation;
  if (how === 'graph')
    return { url, init: { method: 'DELETE', headers: { Authorization: `Bearer ${access}` } } };
  if (how === 'github') {
    const headers = { Authorization: basic(credentials), Accept: 'application/vnd.github+json' };
    const init = { method: 'DELETE', headers, body: JSON.stringify({ access_token: access }) };
    return { url: url.replace('{client_id}', credentials.clientId), init };
  }
  // With the refresh token its access tokens end as well (RFC 7009 §2.1).
  const hint = refresh === null ? 'access_token' : 'refresh_token';
  const body = new URLSearchParams({ token: refresh ?? access, token_type_hint: hint });
  const headers: Record<string, string> = how === 'as-client' ? { Authorization: basic(credentials) } : {};
  return { url, init: { method: 'POST', headers, body } };
};

/** Error names for a token that is already invalid: those of Google and RFC 7009, and Meta's codes. */
const INVALID = ['invalid_token', 'invalid_grant', 'bad_token', 'token_expired', '102', '190', '2500'];

/** Whether a refusal means that the token is already invalid, so that nothing must be revoked. */
export const isAlreadyInvalid = async (answer: Response): Promise<boolean> => {
  if (isPage(answer)) return false;
  const { error } = fieldsOf(await answer.json().catch(() => null));
  const code = fieldsOf(error).code ?? error;
  const challenge = answer.headers.get('www-authenticate') ?? '';
  // GitHub answers 404 for an invalid token.
  return (
    INVALID.includes(`${code}`.toLowerCase()) || challenge.includes('invalid_token') || answer.status === 404
  );
};
