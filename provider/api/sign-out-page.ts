import { fillText } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import { isNative, placeOf } from '../facts/return-places.ts';
import { escaped } from '../http/html.ts';
import type { Branded } from './brand.ts';
import { BUTTON_STYLE, pageTexts, plainPage } from './plain-page.ts';

/** Address of the form. */
export const SIGN_OUT_PATH = '/end_session/confirm';

export interface AskedSignOut {
  readonly own: Branded;
  readonly language: Language;
  /** Name of the application; that of the provider for all applications. */
  readonly name: string;
  /** The parameters of the request, which the form sends again. */
  readonly fields: Readonly<Record<string, string>>;
}

const STYLE = `${BUTTON_STYLE}
h1 { overflow-wrap: anywhere; }
form { margin-top: 1.5rem; }
button { min-width: 12rem; }
`;

/** Asks the person whether to sign out, if the request does not prove that it comes from their application. */
export const signOutPage = ({ own, language, name, fields }: AskedSignOut): Response => {
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
    main: `<main class="centred">
<h1>${fillText(escaped(title), { app: `<bdi>${escaped(name)}</bdi>` })}</h1>
<p>${escaped(lead)}</p>
<form method="post" action="${SIGN_OUT_PATH}">
${inputs.join('\n')}
<button class="main">${escaped(confirm)}</button>
</form>
</main>`,
    style: STYLE,
    // Chromium also applies it to the redirects after the form, which lead to the application.
    formAction: `'self' https: http:${scheme}`,
  });
  // With `no-referrer`, the form's request would have no origin.
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
};
