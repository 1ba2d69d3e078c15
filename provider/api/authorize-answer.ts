import type { Language } from '../../common/languages.ts';
import { escaped } from '../http/html.ts';
import type { AuthorizeError, Return } from './authorize-parameters.ts';
import type { Branded } from './brand.ts';
import { leadOn } from './page-file.ts';
import { BUTTON_STYLE, pageTexts, plainPage } from './plain-page.ts';

/** Address of the script that sends the form of `response_mode=form_post`. */
export const FORM_SCRIPT_PATH = '/authorize/assets/send-form.js';
export const FORM_SCRIPT = 'addEventListener("DOMContentLoaded", () => document.forms[0].submit());\n';

/**
 * Address of the script that hands the code to the browser for FedCM, or closes the window without one. The code comes
 * with the account, because the person may have signed in to another one than they chose in the browser's dialog.
 */
export const FEDCM_SCRIPT_PATH = '/authorize/assets/fedcm.js';
export const FEDCM_SCRIPT = `addEventListener("DOMContentLoaded", () => {
  const { code, account } = document.querySelector("main").dataset;
  if (code) IdentityProvider.resolve(code, { accountId: account });
  else IdentityProvider.close();
});
`;

const STYLE = `${BUTTON_STYLE}
form { margin-top: 1.5rem; }
button { min-width: 12rem; }
`;

type AnswerFields = Readonly<Record<string, string>>;

/** The provider that answers. */
interface Answering {
  readonly publicUrl: string;
  readonly own: Branded;
}

export const errorFields = ({ code, detail }: AuthorizeError): AnswerFields => ({
  error: code,
  ...(detail === undefined ? {} : { error_description: detail }),
});

/** The answer's parameters with `state` and the issuer (RFC 9207), which distinguishes providers. */
const allOf = (
  { state }: Return,
  fields: AnswerFields,
  issuer: string,
): readonly (readonly [string, string])[] => [
  ...Object.entries(fields),
  ...(state === null ? [] : ([['state', state]] as const)),
  ['iss', issuer],
];

/** The return address with more parameters. Its own query stays as it is registered (RFC 6749, section 3.1.2). */
export const withParameters = (
  address: string,
  parameters: readonly (readonly [name: string, value: string])[],
): string => {
  const url = new URL(address);
  const added = new URLSearchParams();
  for (const [name, value] of parameters) added.append(name, value);
  url.search = [url.search.slice(1), `${added}`].filter(Boolean).join('&');
  return url.href;
};

/** The return address with the answer in its query. */
export const answerLocation = (back: Return, fields: AnswerFields, issuer: string): string =>
  withParameters(back.redirectUri, allOf(back, fields, issuer));

/** A page that posts the answer to the return address (OAuth 2.0 Form Post Response Mode). */
export const answerForm = (
  back: Return,
  fields: AnswerFields,
  { publicUrl: issuer, own }: Answering,
  language: Language,
): Response => {
  const { leaving, goOn } = pageTexts(language).signIn;
  const inputs = allOf(back, fields, issuer).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  const page = plainPage({
    own,
    language,
    title: leaving,
    main: `<main class="centred">
<h1>${leaving}</h1>
<form method="post" action="${escaped(back.redirectUri)}">
${inputs.join('\n')}
<button class="main">${goOn}</button>
</form>
</main>`,
    style: STYLE,
    script: FORM_SCRIPT_PATH,
    // Chromium also applies it to the redirects after the form, which the application decides.
    formAction: 'https: http:',
  });
  // With `no-referrer`, the form would come from the origin `null`. So a host can require the issuer's origin.
  page.headers.set('Referrer-Policy', 'strict-origin');
  return page;
};

/** A code for the browser. */
interface FedcmCode {
  readonly code: string;
  /** The person's id in the answer of `/fedcm/accounts`. */
  readonly accountId: string;
}

/** A page that ends the window of FedCM, with a code or without one. */
export const fedcmAnswer = (answer: FedcmCode | null, own: Branded, language: Language): Response => {
  const { leaving } = pageTexts(language).signIn;
  const given =
    answer === null ? '' : ` data-code="${escaped(answer.code)}" data-account="${escaped(answer.accountId)}"`;
  return plainPage({
    own,
    language,
    title: leaving,
    main: `<main class="centred"${given}>\n<h1>${leaving}</h1>\n</main>`,
    script: FEDCM_SCRIPT_PATH,
  });
};

/** The immediate answer to the browser, in the response mode that the application asked for. */
export const answerTo = (
  back: Return,
  fields: AnswerFields,
  answering: Answering,
  language: Language,
): Response =>
  back.responseMode === 'query'
    ? leadOn(answerLocation(back, fields, answering.publicUrl))
    : answerForm(back, fields, answering, language);
