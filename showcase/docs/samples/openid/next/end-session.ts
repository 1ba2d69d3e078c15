import { getToken } from '@auth/core/jwt';

/** Returns the provider's address at which the session of the visitor ends; `null` if they are not signed in. */
export const endSessionAddress = async (request: Request, back: string): Promise<string | null> => {
  const secret = process.env.AUTH_SECRET;
  const token = await getToken({ req: request, secret, secureCookie: back.startsWith('https:') });
  if (typeof token?.idToken !== 'string') return null;
  const known = await fetch(`${process.env.PROVIDER_URL}/.well-known/openid-configuration`);
  const { end_session_endpoint } = await known.json();
  const query = new URLSearchParams({ id_token_hint: token.idToken, post_logout_redirect_uri: back });
  return `${end_session_endpoint}?${query}`;
};
