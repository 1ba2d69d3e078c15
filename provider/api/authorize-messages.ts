import type { Language } from '../../common/languages.ts';
import { ReturnRefusal } from '../apps/return-refusal.ts';
import type { NewAuthorizeRequest } from '../consent/authorize-requests.ts';
import { isNative, scopesFrom } from '../facts/openid.ts';
import { escaped } from '../http/pages.ts';
import { addressOf } from '../people/address.ts';
import { redirectTo } from './page-files.ts';
import { type Branded, pageTexts, plainPage } from './plain-page.ts';
import { CONTROL_CHARACTER } from './schemas.ts';

/** Longer parameters are refused: each request is stored. The longest of the usual clients sends 761 bytes in all. */
const LONGEST = 2_000;
const LONGEST_TOGETHER = 4_096;
export const PROMPTS = ['none', 'login', 'consent', 'select_account'] as const;
const MODES = ['query', 'form_post'] as const;
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

type AuthorizeErrorCode =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'request_not_supported'
  | 'request_uri_not_supported'
  | 'access_denied'
  | 'unauthorized_client'
  | 'login_required'
  | 'consent_required'
  | 'interaction_required';

/** The application gets this error at its return address (RFC 6749, section 4.1.2.1). */
export class AuthorizeError extends Error {
  override readonly name = 'AuthorizeError';
  constructor(
    readonly code: AuthorizeErrorCode,
    readonly detail?: string,
  ) {
    super(code);
  }
}

type Return = Pick<NewAuthorizeRequest, 'redirectUri' | 'responseMode' | 'state'>;

const once = (params: URLSearchParams, name: string): string | null => {
  const [value, ...more] = params.getAll(name);
  if (more.length > 0) throw new AuthorizeError('invalid_request', `${name} is sent more than once`);
  if (value === undefined || value === '') return null;
  if (value.length > LONGEST) throw new AuthorizeError('invalid_request', `${name} is too long`);
  if (CONTROL_CHARACTER.test(value))
    throw new AuthorizeError('invalid_request', `${name} has a control character`);
  return value;
};

const isIn = <Each extends string>(list: readonly Each[], text: string): text is Each =>
  list.some((each) => each === text);

/** @throws ReturnRefusal */
export const clientIn = (params: URLSearchParams): string => {
  const [client = '', ...more] = params.getAll('client_id');
  if (more.length > 0) throw new ReturnRefusal('client.repeated');
  if (client === '') throw new ReturnRefusal('client.missing');
  if (!ID.test(client)) throw new ReturnRefusal('client.unknown');
  return client;
};

/** The address as it was sent. @throws ReturnRefusal */
export const addressIn = (params: URLSearchParams): string => {
  const [sent = '', ...more] = params.getAll('redirect_uri');
  if (more.length > 0) throw new ReturnRefusal('address.repeated');
  if (sent === '') throw new ReturnRefusal('address.missing');
  if (sent.length > LONGEST || CONTROL_CHARACTER.test(sent)) throw new ReturnRefusal('address.unregistered');
  return sent;
};

/** How to answer a request that may itself be wrong: it ignores a repeated `state` and an unknown mode. */
export const returnOf = (params: URLSearchParams, redirectUri: string): Return => {
  const [state = null, ...moreStates] = params.getAll('state');
  const [mode = ''] = params.getAll('response_mode');
  const isShort = state !== null && state.length <= LONGEST && moreStates.length === 0;
  return {
    redirectUri,
    responseMode: isIn(MODES, mode) && !isNative(redirectUri) ? mode : 'query',
    state: isShort ? state : null,
  };
};

/** A browser keeps one person for an application, so the choice of an account is a new sign-in. */
const meaningOf = (prompt: (typeof PROMPTS)[number]) => (prompt === 'select_account' ? 'login' : prompt);

const promptsFrom = (text: string | null) => {
  const given = text?.split(' ').filter(Boolean) ?? [];
  const prompts = PROMPTS.filter((each) => given.includes(each));
  if (given.some((each) => !isIn(PROMPTS, each)))
    throw new AuthorizeError('invalid_request', `prompt is one of ${PROMPTS.join(', ')}`);
  if (prompts.includes('none') && prompts.length > 1)
    throw new AuthorizeError('invalid_request', 'prompt=none stands alone');
  return [...new Set(prompts.map(meaningOf))];
};

const maxAgeFrom = (text: string | null): number | null => {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw new AuthorizeError('invalid_request', 'max_age is a number of seconds');
  return Number(text);
};

/** A space comes from a decoded `+`, the plus of a sub-address: no address has spaces. */
const hintFrom = (text: string | null): string | null => {
  const withPlus = text?.trim().replaceAll(' ', '+') ?? '';
  return addressOf(withPlus) === null ? text : withPlus;
};

interface Allowed {
  /** Whether the application's people have addresses. If not, the scope `email` is ignored. */
  readonly hasAddresses: boolean;
  /** Whether a nonce can take the place of a code challenge. */
  readonly takesNonce: boolean;
}

/** @throws AuthorizeError if neither a challenge nor a nonce binds the code to the browser that asked for it */
const challengeIn = (get: (name: string) => string | null, takesNonce: boolean): string | null => {
  const [challenge, method] = [get('code_challenge'), get('code_challenge_method')];
  const isWithout = challenge === null && method === null;
  const isSignIn = get('nonce') !== null && (get('scope') ?? '').split(' ').includes('openid');
  if (isWithout && takesNonce && isSignIn) return null;
  if (challenge !== null && CHALLENGE.test(challenge) && method === 'S256') return challenge;
  const isClose = isWithout && takesNonce;
  throw new AuthorizeError(
    'invalid_request',
    isClose ? 'PKCE with S256, or openid and a nonce, is required' : 'PKCE with S256 is required',
  );
};

/** The proof of work is not stored, and has a limit of its own. */
const bytesOf = (params: URLSearchParams): number =>
  [...params].reduce((sum, pair) => (pair[0] === 'proof' ? sum : sum + Buffer.byteLength(pair.join('='))), 0);

/** @throws AuthorizeError */
export const requestFrom = (
  params: URLSearchParams,
  appId: string,
  back: Return,
  { hasAddresses, takesNonce }: Allowed,
): NewAuthorizeRequest & { readonly idTokenHint: string | null } => {
  const get = (name: string) => once(params, name);
  get('state');
  if (bytesOf(params) > LONGEST_TOGETHER)
    throw new AuthorizeError('invalid_request', 'The parameters are longer than 4 KB together');
  if (get('request') !== null) throw new AuthorizeError('request_not_supported');
  if (get('request_uri') !== null) throw new AuthorizeError('request_uri_not_supported');
  const type = get('response_type');
  if (type === null) throw new AuthorizeError('invalid_request', 'response_type is missing');
  if (type !== 'code') throw new AuthorizeError('unsupported_response_type');
  const mode = get('response_mode');
  if (mode !== null && !isIn(MODES, mode))
    throw new AuthorizeError('invalid_request', 'response_mode is query or form_post');
  if (mode === 'form_post' && isNative(back.redirectUri))
    throw new AuthorizeError('invalid_request', 'A native app takes no form');
  return {
    ...back,
    appId,
    nonce: get('nonce'),
    challenge: challengeIn(get, takesNonce),
    scopes: scopesFrom(get('scope') ?? '').filter((name) => name !== 'email' || hasAddresses),
    prompts: promptsFrom(get('prompt')),
    maxAgeS: maxAgeFrom(get('max_age')),
    loginHint: hintFrom(get('login_hint')),
    uiLocales: get('ui_locales'),
    idTokenHint: get('id_token_hint'),
  };
};

export const FORM_SCRIPT_PATH = '/authorize/assets/send-form.js';
export const FORM_SCRIPT = 'addEventListener("DOMContentLoaded", () => document.forms[0].submit());\n';

/** Hands the code to FedCM, with the account: the person may have signed in to another one than they chose. */
export const FEDCM_SCRIPT_PATH = '/authorize/assets/fedcm.js';
export const FEDCM_SCRIPT = `addEventListener("DOMContentLoaded", () => {
  const { code, account } = document.querySelector("main").dataset;
  if (code) IdentityProvider.resolve(code, { accountId: account });
  else IdentityProvider.close();
});
`;

type AnswerFields = Readonly<Record<string, string>>;

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

export const answerLocation = (back: Return, fields: AnswerFields, issuer: string): string =>
  withParameters(back.redirectUri, allOf(back, fields, issuer));

/** OAuth 2.0 Form Post Response Mode. */
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
    main: `<form method="post" action="${escaped(back.redirectUri)}" class="actions">
${inputs.join('\n')}
<button class="button primary">${goOn}</button>
</form>`,
    script: FORM_SCRIPT_PATH,
    // Chromium applies `form-action` to the redirects after the form too, which the application decides.
    formAction: 'https: http:',
  });
  // With `no-referrer`, the form would come from the origin `null`. So a host can require the issuer's origin.
  page.headers.set('Referrer-Policy', 'strict-origin');
  return page;
};

interface FedcmCode {
  readonly code: string;
  /** As in the answer of `/fedcm/accounts`. */
  readonly accountId: string;
}

export const fedcmAnswer = (answer: FedcmCode | null, own: Branded, language: Language): Response => {
  const { leaving } = pageTexts(language).signIn;
  return plainPage({
    own,
    language,
    title: leaving,
    ...(answer && { data: { code: answer.code, account: answer.accountId } }),
    script: FEDCM_SCRIPT_PATH,
  });
};

export const answerTo = (
  back: Return,
  fields: AnswerFields,
  answering: Answering,
  language: Language,
): Response =>
  back.responseMode === 'query'
    ? redirectTo(answerLocation(back, fields, answering.publicUrl))
    : answerForm(back, fields, answering, language);
