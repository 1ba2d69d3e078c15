import { type AccountHint, hintName, hintText, ownCookieName } from '../../common/account-hint.ts';
import type { AuthorizeBrowsers } from '../consent/authorize-browsers.ts';
import { iso } from '../iso.ts';
import type { IssuedToken } from '../people/sessions.ts';
import { Problem } from '../problem.ts';

/** Every supported browser sends `Sec-Fetch-Site`; any other program must send `Origin`. */
export const isFromOwnPage = (headers: Headers, publicUrl: string): boolean => {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === publicUrl : site === 'same-origin';
};

/** @throws Problem request.type unless the body is JSON, which a form of another site cannot send */
export const requireJson = (headers: Headers): void => {
  const type = headers.get('content-type');
  if (type !== null && !/^application\/json\s*(;|$)/i.test(type)) throw new Problem('request.type');
};

export const cookieIn = (headers: Headers, name: string): string | null => {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
};

/** @throws Problem account.origin, request.type */
export const validateOwnPage = (headers: Headers, publicUrl: string): void => {
  if (!isFromOwnPage(headers, publicUrl)) throw new Problem('account.origin');
  requireJson(headers);
};

export interface Cookie {
  readonly name: string;
  readonly read: (headers: Headers) => string | null;
  /** Returns a value for `Set-Cookie`. */
  readonly keep: (value: string, expiresAt: number) => string;
  readonly forget: () => string;
}

export interface AccountCookie extends Cookie {
  /** The token of a browser in which a person signed in. It outlasts the session. */
  readonly browser: Cookie;
  /** The entry of a person who comes from the widget, until they press. */
  readonly entry: Cookie;
  /** Tells the provider's frame in this browser that a person is signed in at /account. Scripts can read it. */
  readonly hint: Cookie;
}

/** On http, which is allowed on loopback only (config.ts), a cookie has no `Secure`: Safari refuses it there. */
const cookieNamed = (name: string, publicUrl: string, access: '; HttpOnly' | ''): Cookie => {
  const attributes = `Path=/${access}; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  return {
    name,
    read: (headers) => cookieIn(headers, name),
    keep: (value, expiresAt) =>
      `${name}=${value}; ${attributes}; Expires=${new Date(expiresAt).toUTCString()}`,
    forget: () => `${name}=; ${attributes}; Max-Age=0`,
  };
};

/** A cookie that no script and no other site can use. */
export const ownCookie = (publicUrl: string, subject: string): Cookie =>
  cookieNamed(ownCookieName(new URL(publicUrl), subject), publicUrl, '; HttpOnly');

/** A cookie that browsers also send with requests of other sites. Such a cookie needs `Secure`, on http too. */
const crossSiteCookie = (publicUrl: string, subject: string): Cookie => {
  const own = ownCookie(publicUrl, subject);
  const crossing = (text: string) =>
    `${text.replace('; SameSite=Lax', '; SameSite=None').replace('; Secure', '')}; Secure`;
  return {
    ...own,
    keep: (value, expiresAt) => crossing(own.keep(value, expiresAt)),
    forget: () => crossing(own.forget()),
  };
};

export const accountCookie = (publicUrl: string): AccountCookie => ({
  ...ownCookie(publicUrl, 'account'),
  browser: ownCookie(publicUrl, 'account-browser'),
  entry: ownCookie(publicUrl, 'account-entry'),
  hint: cookieNamed(hintName(new URL(publicUrl)), publicUrl, ''),
});

/** Lifetime of the cookies of `/authorize` and FedCM, the same as a session's. */
export const COOKIE_MS = 30 * 86_400_000;

/** The cookie of the browser that signed in at `/authorize`, or at /account for FedCM. */
export const authorizeCookie = (publicUrl: string): Cookie => ownCookie(publicUrl, 'authorize');

/** @param hint `null` if no application may go on with the session */
export const signedInAnswer = (
  cookie: AccountCookie,
  { token, expiresAt }: IssuedToken,
  hint: AccountHint | null,
): Response => {
  const answer = Response.json({ expiresAt: iso(expiresAt) });
  answer.headers.append('Set-Cookie', cookie.keep(token, expiresAt));
  const hinting = hint === null ? cookie.hint.forget() : cookie.hint.keep(hintText(hint), expiresAt);
  answer.headers.append('Set-Cookie', hinting);
  return answer;
};

/** Reports to the browser whether a person is signed in: https://w3c-fedid.github.io/login-status/ */
export const SET_LOGIN = 'Set-Login';

/** For FedCM only. It has the same value as the cookie of `/authorize`. */
export const fedcmCookie = (publicUrl: string): Cookie => crossSiteCookie(publicUrl, 'fedcm');

/** @param headers those of the request */
export const signedOutHeaders = async (
  authorizeBrowsers: Pick<AuthorizeBrowsers, 'all'>,
  publicUrl: string,
  headers: Headers,
): Promise<Readonly<Record<string, string>>> => {
  const browser = authorizeCookie(publicUrl).read(headers);
  const signedIn = browser === null ? [] : await authorizeBrowsers.all(browser);
  if (signedIn.length > 0) return {};
  return {
    [SET_LOGIN]: 'logged-out',
    // Another site can cause a request, but without this cookie. It must not delete the cookie for FedCM.
    ...(browser !== null && { 'Set-Cookie': fedcmCookie(publicUrl).forget() }),
  };
};
