import { askToken, type ClientOptions, type GivenTokens } from './ask-token.ts';
import { RefreshRefusedError } from './errors.ts';
import { runtimeFetch } from './json-over-http.ts';

export interface RefreshAccessOptions extends ClientOptions {
  /** The last refresh token of this sign-in. It works once. */
  readonly refreshToken: string;
}

/** Tokens in place of the former ones. */
export interface RefreshedAccess extends GivenTokens {
  /** The next refresh token. Store it before you use the access token: the former one is no longer valid. */
  readonly refreshToken: string;
}

/**
 * Gets a new access token with a refresh token. It makes one request and does not retry, because a refresh token that
 * is sent twice ends all tokens of its sign-in. So make only one refresh at a time for a person, across all your
 * processes.
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
