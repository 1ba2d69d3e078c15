import { askToken, type ClientOptions, type GivenTokens } from './ask-token.ts';
import { CodeRefusedError } from './errors.ts';
import { runtimeFetch } from './json-over-http.ts';

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
