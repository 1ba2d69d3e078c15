import { MalformedAnswerError, ProviderHttpError } from './errors.ts';
import { askProvider, type Fetch, isRecord, safeUrl } from './json-over-http.ts';

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

const TIMEOUT_MS = 10_000;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

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

/**
 * Asks the token endpoint once.
 * @param refused makes the error for a code or a refresh token that the provider does not accept
 * @throws ProviderHttpError, ProviderTimeoutError, ProviderUnreachableError, MalformedAnswerError
 * @throws TypeError if the issuer is no https address
 */
export const askToken = async (
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
