import type { NewAuthorizeRequest } from '../consent/authorize-requests.ts';
import { scopesFrom } from '../facts/openid-scopes.ts';
import { isNative } from '../facts/return-places.ts';
import { Problem } from '../problem.ts';
import { CONTROL_CHARACTER } from './schemas.ts';

/** Longer parameters are refused: each request is stored. */
const LONGEST = 2_000;
/** The values of `prompt` that a request may have. */
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

/** A refusal that the application gets at its return address (RFC 6749, section 4.1.2.1). */
export class AuthorizeError extends Error {
  override readonly name = 'AuthorizeError';
  constructor(
    readonly code: AuthorizeErrorCode,
    readonly detail?: string,
  ) {
    super(code);
  }
}

/** The return address, and how the answer gets there. */
export type Return = Pick<NewAuthorizeRequest, 'redirectUri' | 'responseMode' | 'state'>;

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

/** @throws Problem authorize.client if the return address is not known: it must not get a redirect */
export const clientIn = (
  params: URLSearchParams,
): { readonly appId: string; readonly redirectUri: string } => {
  const [appId, ...moreApps] = params.getAll('client_id');
  const [redirectUri, ...moreAddresses] = params.getAll('redirect_uri');
  const isSingle = moreApps.length + moreAddresses.length === 0;
  if (appId === undefined || redirectUri === undefined || !isSingle || !ID.test(appId))
    throw new Problem('authorize.client');
  if (redirectUri.length > LONGEST || CONTROL_CHARACTER.test(redirectUri))
    throw new Problem('authorize.client');
  return { appId, redirectUri };
};

/** Returns how to answer a request that may itself be wrong: it ignores a repeated `state` and an unknown mode. */
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

/** Options of a request that depend on its application. */
interface Allowed {
  /** Whether the application's people have addresses; without them it does not ask for one. */
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

/**
 * Parses a request whose client and return address are known.
 * @throws AuthorizeError
 */
export const requestFrom = (
  params: URLSearchParams,
  appId: string,
  back: Return,
  { hasAddresses, takesNonce }: Allowed,
): NewAuthorizeRequest & { readonly idTokenHint: string | null } => {
  const get = (name: string) => once(params, name);
  get('state');
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
    loginHint: get('login_hint'),
    uiLocales: get('ui_locales'),
    idTokenHint: get('id_token_hint'),
  };
};
