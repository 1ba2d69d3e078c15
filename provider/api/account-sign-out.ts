import type { AuthorizeBrowsers } from '../consent/authorize-browsers.ts';
import type { AccountCookie } from './account-cookie.ts';
import { signedOutHeaders } from './fedcm-browser.ts';

/** @param headers those of the request */
export type SignedOutAnswer = (value: object, headers: Headers) => Promise<Response>;

/** The answer to a sign-out at /account. Removes the cookies, and informs the browser if it has no session left. */
export const createSignedOutAnswer =
  (
    authorizeBrowsers: Pick<AuthorizeBrowsers, 'all'>,
    cookie: AccountCookie,
    publicUrl: string,
  ): SignedOutAnswer =>
  async (value, headers) => {
    const signedOut = new Headers(await signedOutHeaders(authorizeBrowsers, publicUrl, headers));
    for (const each of [cookie, cookie.hint]) signedOut.append('Set-Cookie', each.forget());
    return Response.json(value, { headers: signedOut });
  };
