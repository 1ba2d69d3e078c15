import { iso } from '../iso.ts';
import type { IssuedToken } from '../people/sessions.ts';
import { Problem } from '../problem.ts';

/**
 * Accepts only requests of the provider's own pages. Every supported browser sends the source of a request in
 * `Sec-Fetch-Site`; any other program must send `Origin`.
 * @throws Problem account.origin, request.type
 */
export const validateOwnPage = (headers: Headers, publicUrl: string): void => {
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? headers.get('origin') === publicUrl : site === 'same-origin';
  if (!isOwn) throw new Problem('account.origin');
  // A form of another site can send three content types. JSON is not one of them.
  const type = headers.get('content-type');
  if (type !== null && !/^application\/json\s*(;|$)/i.test(type)) throw new Problem('request.type');
};

export interface AccountCookie {
  readonly name: string;
  /** Returns the session's token. */
  readonly read: (headers: Headers) => string | null;
  /** Returns a value for `Set-Cookie`. */
  readonly keep: (token: string, expiresAt: number) => string;
  readonly forget: () => string;
}

/**
 * The cookie of a session at /account. Its `__Host-` prefix needs `Secure`, which Safari refuses on http. So on http,
 * which is allowed on loopback only (config.ts), the cookie has neither. Cookies ignore ports, so two servers on one
 * computer would end each other's sessions; the name therefore contains the port.
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

/** The answer to a sign-in at /account. It sets the cookie. */
export const signedInAnswer = (cookie: AccountCookie, { token, expiresAt }: IssuedToken): Response =>
  Response.json({ expiresAt: iso(expiresAt) }, { headers: { 'Set-Cookie': cookie.keep(token, expiresAt) } });
