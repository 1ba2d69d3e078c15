import { z } from 'zod';
import { fillText } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import { ReturnRefusal } from '../apps/return-refusal.ts';
import { isNative, placeOf } from '../facts/openid.ts';
import { escaped, pageLanguage } from '../http/pages.ts';
import { Problem } from '../problem.ts';
import { authorizeCookie, isFromOwnPage, signedOutHeaders } from './account-cookie.ts';
import { withParameters } from './authorize-messages.ts';
import { define, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { byForm, redirectTo } from './page-files.ts';
import { type Branded, EARLY_PRESS_PATH, pageTexts, plainPage } from './plain-page.ts';
import { CONTROL_CHARACTER, line } from './schemas.ts';

const SIGN_OUT_PATH = '/end_session/confirm';

interface SignOutPage {
  readonly own: Branded;
  readonly language: Language;
  /** Name of the application; that of the provider for all applications. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Asks the person whether to sign out, if the request does not prove that it comes from their application. */
const signOutPage = ({ own, language, name, fields }: SignOutPage): Response => {
  const { title, lead, confirm } = pageTexts(language).signOut;
  const inputs = Object.entries(fields).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escaped(value)}">`,
  );
  const { post_logout_redirect_uri: back } = fields;
  const scheme = back !== undefined && isNative(back) ? ` ${placeOf(back)}` : '';
  const response = plainPage({
    own,
    language,
    title: fillText(title, { app: name }),
    heading: fillText(escaped(title), { app: `<bdi>${escaped(name)}</bdi>` }),
    main: `<p class="lead">${escaped(lead)}</p>
<form method="post" action="${SIGN_OUT_PATH}" class="actions">
${inputs.join('\n')}
<button class="button primary">${escaped(confirm)}</button>
</form>`,
    script: EARLY_PRESS_PATH,
    // Chromium applies `form-action` to the redirects after the form too, which lead to the application.
    formAction: `'self' https: http:${scheme}`,
  });
  // With `no-referrer`, the form's request would have no origin.
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
};

const LONGEST = 2_000;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

const confirmed = z.looseObject({
  client_id: line(200).optional(),
  post_logout_redirect_uri: z.string().max(LONGEST).optional(),
  state: z.string().max(LONGEST).optional(),
  ui_locales: line(200).optional(),
});

const CONFIRMED = ['client_id', 'post_logout_redirect_uri', 'state', 'ui_locales'] as const;
const QUERY = ['id_token_hint', ...CONFIRMED] as const;

/** RP-Initiated Logout. Any site can open the address: without an ID token of the person, the person is asked. */
export const endSessionCalls = (parts: CallParts): readonly Route[] => {
  const { apps, authorizeBrowsers, config: own, grants, idTokens, sessions } = parts;
  const { publicUrl } = own;
  const cookie = authorizeCookie(publicUrl);

  const hintIn = async (query: URLSearchParams) => {
    const given = query.get('id_token_hint');
    if (given === null || given === '') return null;
    const hint = await idTokens.read(given);
    if (hint === null) throw new Problem('authorize.logout');
    return hint;
  };

  /** @throws Problem, ReturnRefusal authorize.logout */
  const requestIn = async (query: URLSearchParams, noteApp: (id: string) => void) => {
    // A repeated parameter is ambiguous: another program may have checked the other value.
    if (QUERY.some((name) => query.getAll(name).length > 1)) throw new Problem('authorize.logout');
    const hint = await hintIn(query);
    const client = query.get('client_id');
    const id = hint?.appId ?? client;
    const app = id !== null && ID.test(id) ? await apps.byId(id) : undefined;
    const sent = query.get('post_logout_redirect_uri');
    const isOther = client !== null && client !== app?.id;
    const isTooLong = sent !== null && (sent.length > LONGEST || CONTROL_CHARACTER.test(sent));
    if (sent !== null && app === undefined)
      throw new ReturnRefusal(id === null ? 'client.missing' : 'client.unknown', {
        code: 'authorize.logout',
        ...(id !== null && ID.test(id) && { client: id }),
      });
    if (isOther || isTooLong) throw new Problem('authorize.logout');
    if (app !== undefined) noteApp(app.id);
    const back =
      sent === null || app === undefined
        ? null
        : (await apps.signInReturn(app.id, sent, 'authorize.logout')).url;
    const [state, uiLocales] = [query.get('state'), query.get('ui_locales')];
    return { app, subject: hint?.subject ?? null, back, state, uiLocales };
  };

  type Request = Awaited<ReturnType<typeof requestIn>>;

  /** The sign-ins of this browser to the application, or to all without one. */
  const signInsOf = async (headers: Headers, { app }: Request) => {
    const browser = cookie.read(headers);
    if (browser === null) return [];
    if (app === undefined) return authorizeBrowsers.all(browser);
    const known = await authorizeBrowsers.find(browser, app.id);
    return known === null ? [] : [known];
  };

  type SignedIn = Awaited<ReturnType<typeof signInsOf>>;

  const isProven = async ({ app, subject }: Request, signedIn: SignedIn): Promise<boolean> => {
    const [known] = signedIn;
    if (known === undefined) return true;
    return (
      app !== undefined && subject !== null && (await grants.subjectFor(known.personId, app.id)) === subject
    );
  };

  const end = async (
    { back, state, uiLocales }: Request,
    signedIn: SignedIn,
    headers: Headers,
  ): Promise<Response> => {
    for (const { sessionId, personId } of signedIn) await sessions.end({ id: sessionId, personId }, false);
    const loginStatus = await signedOutHeaders(authorizeBrowsers, publicUrl, headers);
    if (back === null) {
      const language = pageLanguage(uiLocales, headers);
      const { done } = pageTexts(language).signOut;
      const page = plainPage({ own, language, title: done });
      for (const [name, value] of Object.entries(loginStatus)) page.headers.set(name, value);
      return page;
    }
    return redirectTo(withParameters(back, state === null ? [] : [['state', state]]), loginStatus);
  };

  const ask = ({ app, back, state, uiLocales }: Request, headers: Headers): Response => {
    const language = pageLanguage(uiLocales, headers);
    return signOutPage({
      own,
      language,
      name: app?.name ?? own.name,
      fields: {
        ...(app === undefined ? {} : { client_id: app.id }),
        ...(back === null ? {} : { post_logout_redirect_uri: back }),
        ...(state === null ? {} : { state }),
        ...(uiLocales === null ? {} : { ui_locales: language }),
      },
    });
  };

  return [
    define.get('/end_session', {
      id: 'signOut',
      by: 'anonymous',
      isPage: true,
      mayAsk: true,
      query: QUERY,
      headers: ['accept-language'],
      answer: z.undefined(),
      refuses: ['authorize.logout'],
      handle: async ({ query, headers, noteApp }) => {
        const request = await requestIn(query, noteApp);
        const signedIn = await signInsOf(headers, request);
        return (await isProven(request, signedIn)) ? end(request, signedIn, headers) : ask(request, headers);
      },
    }),
    define.post(SIGN_OUT_PATH, {
      id: 'confirmSignOut',
      by: 'anonymous',
      isPage: true,
      mayAsk: true,
      isForm: true,
      headers: ['accept-language'],
      body: confirmed,
      answer: z.undefined(),
      refuses: ['authorize.logout', 'account.origin'],
      handle: async ({ body, headers, noteApp }) => {
        if (!isFromOwnPage(headers, publicUrl)) throw new Problem('account.origin');
        const query = new URLSearchParams();
        for (const name of CONFIRMED) if (body[name] !== undefined) query.set(name, body[name]);
        const request = await requestIn(query, noteApp);
        return end(request, await signInsOf(headers, request), headers);
      },
    }),
    byForm('signOutByForm', '/end_session', publicUrl),
  ];
};
