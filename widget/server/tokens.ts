import { CodeRefusedError, MalformedAnswerError, ProviderHttpError, RefreshRefusedError } from './errors.ts';
import {
  askProvider,
  type Fetch,
  isRecord,
  runtimeFetch,
  safeUrl,
  TIMEOUT_MS,
  textOrNull,
} from './json-over-http.ts';

/** Your application, and how its requests are sent. */
export interface ClientOptions {
  /** Origin of the provider, its `PUBLIC_URL`: `https://id.example`. */
  readonly issuer: string;
  /** Id of your application, from `app list`: `app_…`. */
  readonly clientId: string;
  /** Secret of a confidential application. */
  readonly clientSecret?: string;
  /** The runtime's own `fetch` by default. */
  readonly fetch?: Fetch;
  /** Time limit in milliseconds for the whole answer; 10,000 by default. */
  readonly timeoutMs?: number;
}

/** The provider's answer to a code or a refresh token. */
export interface GivenTokens {
  /** For `verifyAccess` and `fetchInterests`. */
  readonly accessToken: string;
  /** Seconds until the access token ends. */
  readonly expiresIn: number;
  /** For `refreshAccess`, once; `null` unless the sign-in asked for `offline_access`. */
  readonly refreshToken: string | null;
  /** Who signed in, as a JWT; `null` unless the sign-in asked for `openid`. */
  readonly idToken: string | null;
}

const tokensOf = (answer: unknown): GivenTokens => {
  const { access_token, expires_in, refresh_token, id_token } = isRecord(answer) ? answer : {};
  if (typeof access_token !== 'string' || typeof expires_in !== 'number')
    throw new MalformedAnswerError('The provider’s answer has no access token');
  return {
    accessToken: access_token,
    expiresIn: expires_in,
    refreshToken: textOrNull(refresh_token),
    idToken: textOrNull(id_token),
  };
};

const askToken = async (
  { issuer, clientId, clientSecret, timeoutMs = TIMEOUT_MS }: Omit<ClientOptions, 'fetch'>,
  fetch: Fetch,
  parameters: Readonly<Record<string, string | undefined>>,
  refused: (cause: ProviderHttpError) => Error,
): Promise<GivenTokens> => {
  const fields = new URLSearchParams({ client_id: clientId });
  for (const [name, value] of Object.entries({ ...parameters, client_secret: clientSecret }))
    if (value !== undefined) fields.set(name, value);
  const question = {
    url: new URL('/api/token', safeUrl('issuer', issuer)).href,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
  } as const;
  try {
    return tokensOf(await askProvider(fetch, question, timeoutMs));
  } catch (cause) {
    if (cause instanceof ProviderHttpError && cause.problem === 'invalid_grant') throw refused(cause);
    throw cause;
  }
};

export interface ExchangeCodeOptions extends ClientOptions {
  /** The `code` of the result, or of the answer at your return address. It works once and for 60 seconds. */
  readonly code: string;
  /** The verifier of the code challenge: the element's `code-challenge`, or that of the sign-in. */
  readonly verifier?: string;
  /** The return address of a sign-in by OpenID Connect, as it was sent to `/authorize`. */
  readonly redirectUri?: string;
}

/** The result of an exchanged code. */
export type ExchangedCode = GivenTokens;

/**
 * Exchanges a one-time code for an access token: that of `response-type="code"`, or that of a sign-in by OpenID
 * Connect. It makes one request and does not retry: a code that is sent twice ends the tokens that it gave.
 *
 * @throws CodeRefusedError for a code that is unknown, expired, used, or not for this application, verifier and address
 * @throws ProviderHttpError, ProviderTimeoutError, ProviderUnreachableError, MalformedAnswerError
 * @throws TypeError if the issuer is no https address
 */
export const exchangeCode = async ({
  code,
  verifier,
  redirectUri,
  fetch = runtimeFetch,
  ...client
}: ExchangeCodeOptions): Promise<ExchangedCode> =>
  askToken(
    client,
    fetch,
    { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
    (cause) => new CodeRefusedError('The provider does not accept this code', { cause }),
  );

export interface RefreshAccessOptions extends ClientOptions {
  /** The last refresh token of this sign-in. */
  readonly refreshToken: string;
}

/** Tokens in place of the former ones. */
export interface RefreshedAccess extends GivenTokens {
  /** The next refresh token. Store it before you use the access token: the former one ends within a minute. */
  readonly refreshToken: string;
}

/**
 * Gets a new access token with a refresh token. It makes one request and does not retry. For a minute after its first
 * use a refresh token gives the same next one, so that parallel requests and a lost answer do no harm; a later use ends
 * all tokens of its sign-in.
 *
 * @throws RefreshRefusedError if the grant has ended, or the token is unknown, used or revoked: the person signs in
 * again
 * @throws ProviderHttpError, ProviderTimeoutError, ProviderUnreachableError, MalformedAnswerError
 * @throws TypeError if the issuer is no https address
 */
export const refreshAccess = async ({
  refreshToken,
  fetch = runtimeFetch,
  ...client
}: RefreshAccessOptions): Promise<RefreshedAccess> => {
  const given = await askToken(
    client,
    fetch,
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    (cause) => new RefreshRefusedError('The provider does not accept this refresh token', { cause }),
  );
  return { ...given, refreshToken: given.refreshToken ?? refreshToken };
};
