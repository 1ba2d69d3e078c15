import type { Codes } from './reading.ts';

/** The call that revokes a token. RFC 7009 defines the first two; `github` and `graph` are the platforms' own. */
export type Revocation =
  | { readonly how: 'as-client' | 'token-alone' | 'github' | 'graph'; readonly url: string }
  /** The platform has no call: a person removes the application in the platform's settings. */
  | null;

export interface LongLivedCall {
  readonly url: string;
  readonly grant: string;
  /** The parameter that carries the token. */
  readonly tokenAs: 'access_token' | 'fb_exchange_token';
  readonly needs: readonly ('client_id' | 'client_secret')[];
}

/** Calls of a platform whose first token lasts an hour or two. Both are GET requests, as the platform demands. */
export interface LongLivedCalls {
  readonly exchange: LongLivedCall;
  readonly renew: LongLivedCall;
}

export interface Connector {
  readonly authorize: string;
  readonly token: string;
  readonly revocation: Revocation;
  /** Revokes replaced tokens alone: the new ones may be of the same account. `null` if no call does so. */
  readonly replacedRevocation: Revocation;
  /** `null` for platforms with refresh tokens, or with tokens that do not expire. */
  readonly longLived: LongLivedCalls | null;
  readonly api: string;
  /** The minimum scopes for reading a person's interests. */
  readonly scopes: readonly string[];
  readonly separator: ' ' | ',';
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether the platform documents PKCE (S256). */
  readonly pkce: boolean;
  /** Where the token endpoint expects the client's secret. */
  readonly authentication: 'basic' | 'post';
  /** What the platform's own codes mean in a refused token call or revocation, beside those of RFC 6749. */
  readonly tokenCodes?: Codes;
}

export const PLAIN = {
  separator: ' ',
  parameters: {},
  pkce: false,
  authentication: 'post',
  replacedRevocation: null,
  longLived: null,
} as const;
