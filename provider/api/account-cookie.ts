import { iso } from '../iso.ts';
import type { IssuedToken } from '../people/sessions.ts';
import { Problem } from '../problem.ts';

/**
 * Lets requests of the provider's own pages through. Every supported browser says by `Sec-Fetch-Site` where a request
 * comes from; any other program must say it by `Origin`.
 * @throws Problem account.origin, request.type
 */
export const validateOwnPage = (headers: Headers, publicUrl: string): void => {
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? headers.get('origin') === publicUrl : site === 'same-origin';
  if (!isOwn) throw new Problem('account.origin');
  // A form of another site can send three content types; JSON is not one of them.
  const type = headers.get('content-type');
  if (type !== null && !/^application\/json\s*(;|$)/i.test(type)) throw new Problem('request.type');
};

export interface AccountCookie {
  readonly name: string;
  /** The session's token. */
  readonly read: (headers: Headers) => string | null;
  /** Value of `Set-Cookie`. */
  readonly keep: (token: string, expiresAt: number) => string;
  readonly forget: () => string;
}

/**
 * The cookie of a session at /account. Its `__Host-` prefix needs `Secure`, which Safari refuses on http: there, on
 * loopback only (config.ts), it goes without both. Cookies do not separate ports: two servers of one computer would sign
 * each other's people out, so the port stands in the name.
 */
export const accountCookie = (publicUrl: string): AccountCookie => {
  const { protocol, port } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const name = isSecure ? '__Host-account' : `data-connect-account-${port || 80}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    read: (headers) => {
      const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
    },
    keep: (token, expiresAt) =>
      `${name}=${token}; ${attributes}; Expires=${new Date(expiresAt).toUTCString()}`,
    forget: () => `${name}=; ${attributes}; Max-Age=0`,
  };
};

/** The answer to a sign-in at /account; it sets the cookie. */
export const signedInAnswer = (cookie: AccountCookie, { token, expiresAt }: IssuedToken): Response =>
  Response.json({ expiresAt: iso(expiresAt) }, { headers: { 'Set-Cookie': cookie.keep(token, expiresAt) } });
