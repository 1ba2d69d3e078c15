import { CodeRefusedError, MalformedAnswerError, ProviderHttpError } from './errors.ts';
import { askProvider, type Fetch, isRecord, runtimeFetch, safeUrl } from './json-over-http.ts';

export interface ExchangeCodeOptions {
  /** Origin of the provider, its `PUBLIC_URL`: `https://id.example`. */
  readonly issuer: string;
  /** Id of your application, from `app list`: `app_…`. */
  readonly clientId: string;
  /** The `code` of the result. It works once and for 60 seconds. */
  readonly code: string;
  /** Secret of a confidential application. */
  readonly clientSecret?: string;
  /** The verifier of the element's `code-challenge`. */
  readonly verifier?: string;
  /** The runtime's own `fetch` by default. */
  readonly fetch?: Fetch;
  /** Time limit in milliseconds for the whole answer; 10,000 by default. */
  readonly timeoutMs?: number;
}

/** The result of an exchanged code. */
export interface ExchangedCode {
  /** For `verifyAccess` and `fetchInterests`. */
  readonly accessToken: string;
  /** Seconds until the token ends. */
  readonly expiresIn: number;
}

const TIMEOUT_MS = 10_000;

const exchangedOf = (answer: unknown): ExchangedCode => {
  const { access_token: accessToken, expires_in: expiresIn } = isRecord(answer) ? answer : {};
  if (typeof accessToken === 'string' && typeof expiresIn === 'number') return { accessToken, expiresIn };
  throw new MalformedAnswerError('The provider’s answer has no access token');
};

/**
 * Exchanges the one-time code of `response-type="code"` for an access token. It makes one request and does not retry: a
 * code that is sent twice ends what it gave.
 *
 * @throws CodeRefusedError for a code that is unknown, expired, used, or not for this application and verifier
 * @throws ProviderHttpError, ProviderTimeoutError, ProviderUnreachableError, MalformedAnswerError
 * @throws TypeError if the issuer is no https address
 */
export const exchangeCode = async ({
  issuer,
  clientId,
  code,
  clientSecret,
  verifier,
  fetch = runtimeFetch,
  timeoutMs = TIMEOUT_MS,
}: ExchangeCodeOptions): Promise<ExchangedCode> => {
  const fields = new URLSearchParams({ grant_type: 'authorization_code', client_id: clientId, code });
  if (clientSecret !== undefined) fields.set('client_secret', clientSecret);
  if (verifier !== undefined) fields.set('code_verifier', verifier);
  const question = {
    url: new URL('/api/token', safeUrl('issuer', issuer)).href,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
  } as const;
  try {
    return exchangedOf(await askProvider(fetch, question, timeoutMs));
  } catch (cause) {
    if (cause instanceof ProviderHttpError && cause.problem === 'invalid_grant')
      throw new CodeRefusedError('The provider does not accept this code', { cause });
    throw cause;
  }
};
