/** Algorithms of ID tokens. Older clients support RS256 only (OpenID Connect Discovery, section 3). */
export const ID_TOKEN_ALGS = ['ES256', 'RS256'] as const;
export type IdTokenAlg = (typeof ID_TOKEN_ALGS)[number];

/**
 * `nonce`: a request of the confidential application may have a nonce in place of a code challenge (RFC 9700, section
 * 2.1.1). Its client must compare the nonce of the ID token.
 */
export const PKCE_RULES = ['required', 'nonce'] as const;
export type PkceRule = (typeof PKCE_RULES)[number];

/** An application's settings for the sign-in by OpenID Connect. */
export interface ClientSettings {
  /** `id_token_signed_response_alg`, also of logout tokens. */
  readonly idTokenAlg: IdTokenAlg;
  readonly pkce: PkceRule;
}

export const CLIENT_DEFAULTS: ClientSettings = { idTokenAlg: 'ES256', pkce: 'required' };
