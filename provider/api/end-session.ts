import { z } from 'zod';
import { languageOf } from '../languages.ts';
import { Problem } from '../problem.ts';
import { leadOn } from './authorize-answer.ts';
import { AUTHORIZE_TEXTS } from './authorize-texts.ts';
import { byForm } from './by-form.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';
import { signedOutHeaders } from './fedcm-browser.ts';
import { plainPage } from './plain-page.ts';
import { CONTROL } from './schemas.ts';
import type { SignInSurroundings } from './sign-in-parts.ts';

/** Maximum length of an address. */
const LONGEST = 2_000;

/**
 * The sign-out (OpenID Connect RP-Initiated Logout). Only an ID token of the person who is signed in in this browser ends
 * the session, so another site cannot.
 */
export const endSessionCalls = (parts: SignInSurroundings): readonly Route[] => {
  const { apps, authorizeBrowsers, cookie, grants, idTokens, own, publicUrl, sessions } = parts;

  /** @throws Problem authorize.logout, authorize.client */
  const validated = async (query: URLSearchParams) => {
    const hint = await idTokens.read(query.get('id_token_hint') ?? '');
    if (hint === null) throw new Problem('authorize.logout');
    const back = query.get('post_logout_redirect_uri');
    const client = query.get('client_id');
    const isOther = client !== null && client !== hint.appId;
    const isUnknown =
      back !== null &&
      (back.length > LONGEST || CONTROL.test(back) || !(await apps.isReturnAddress(hint.appId, back)));
    if (isOther || isUnknown) throw new Problem('authorize.client');
    return { ...hint, back };
  };

  return [
    defineCall({
      id: 'signOut',
      method: 'get',
      path: '/end_session',
      summary: 'Ends the person’s session with an application, and leads back to it',
      description: 'Refresh tokens stay: they end with the grant, or by the revocation endpoint.',
      by: 'anonymous',
      isPage: true,
      mayAsk: true,
      query: ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state'],
      headers: ['accept-language'],
      body: NO_BODY,
      answer: z.undefined(),
      refuses: ['authorize.logout', 'authorize.client'],
      handle: async ({ query, headers, noteApp }) => {
        const { appId, subject, back } = await validated(query);
        noteApp(appId);
        const browser = cookie.read(headers);
        const known = browser === null ? null : await authorizeBrowsers.find(browser, appId);
        if (known !== null && (await grants.subjectFor(known.personId, appId)) === subject)
          await sessions.end({ id: known.sessionId, personId: known.personId }, false);
        const loginStatus = await signedOutHeaders(authorizeBrowsers, publicUrl, headers);
        if (back === null) {
          const language = languageOf(headers.get('accept-language'));
          const { signedOut } = AUTHORIZE_TEXTS[language];
          const main = `<main class="centred">\n<h1>${signedOut}</h1>\n</main>`;
          const page = plainPage({ own, language, title: signedOut, main });
          for (const [name, value] of Object.entries(loginStatus)) page.headers.set(name, value);
          return page;
        }
        const url = new URL(back);
        const state = query.get('state');
        if (state !== null) url.searchParams.append('state', state);
        return leadOn(url.href, loginStatus);
      },
    }),
    byForm('signOutByForm', '/end_session', publicUrl),
  ];
};
