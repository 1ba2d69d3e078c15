import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type ClientAuth,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  nopkce,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import type { Connector } from '../../common/platforms/kit/oauth.ts';
import type { Credentials } from '../config/config.ts';
import { boundedFetch, isPage, PlatformError, type PlatformNetwork } from './bounded-fetch.ts';
import { createLongLived, LONG_TOKEN_MS } from './long-lived.ts';
import { pauseMs } from './readers/named-pause.ts';
import { basic, isAlreadyInvalid, revocationRequest } from './revocation.ts';
import type { Tokens } from './sealed-tokens.ts';
import { plainAnswer } from './token-answer.ts';
import { refusalOf } from './token-refusal.ts';

export interface PlatformClient {
  /** Base address of the platform's API; `null` if nothing can be read. */
  readonly api: string | null;
  /** Returns the consent page's address. */
  readonly consentUrl: (state: string, verifier: string) => Promise<string>;
  /** @throws PlatformError; OperatorError if the platform refuses the application */
  readonly exchange: (code: string, verifier: string) => Promise<Tokens>;
  /**
   * Returns new tokens for expired ones; `null` if the platform no longer gives any.
   * @throws PlatformError if it did not answer; OperatorError if it refuses the application
   */
  readonly refresh: (tokens: Tokens) => Promise<Tokens | null>;
  /** Whether a token without a refresh token is still valid and should be renewed now. */
  readonly isEnding: (tokens: Tokens) => boolean;
  /** @throws PlatformError if the platform did not revoke the token */
  readonly revoke: (tokens: Tokens, signal: AbortSignal) => Promise<void>;
}

interface ClientParts {
  readonly connector: Connector;
  readonly api: string | null;
  readonly credentials: Credentials;
  /** The callback address. The operator registers it at the platform. */
  readonly redirectUri: string;
  readonly network: PlatformNetwork;
  readonly now: () => number;
}

/** Long-lived tokens may be renewed from the second day on. */
const RENEWED_BEFORE_MS = LONG_TOKEN_MS / 2;

/** A client of one platform. oauth4webapi makes the token call and validates its answer. */
export const createPlatformClient = ({
  connector,
  api,
  credentials: { clientId, clientSecret },
  redirectUri,
  network,
  now,
}: ClientParts): PlatformClient => {
  const fetch = boundedFetch(network);
  const client = { client_id: clientId };
  const server = { issuer: new URL(connector.authorize).origin, token_endpoint: connector.token };
  const asHeader: ClientAuth = (_server, _client, _body, headers) => {
    headers.set('Authorization', basic({ clientId, clientSecret }));
  };
  const authentication = connector.authentication === 'basic' ? asHeader : ClientSecretPost(clientSecret);
  const options = {
    // The sandbox's platforms are on loopback. Real platforms always have https addresses.
    [allowInsecureRequests]: true,
    [customFetch]: async (url: string, init: RequestInit) => plainAnswer(await fetch(url, init)),
  };

  const longLived =
    connector.longLived === null
      ? null
      : createLongLived({ calls: connector.longLived, credentials: { clientId, clientSecret }, fetch, now });

  const tokensIn = (answer: TokenEndpointResponse): Tokens => ({
    access: answer.access_token,
    refresh: answer.refresh_token ?? null,
    expiresAt: answer.expires_in === undefined ? null : now() + answer.expires_in * 1000,
    scope: answer.scope ?? null,
  });

  return {
    api,

    consentUrl: async (state, verifier) => {
      const url = new URL(connector.authorize);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        ...(connector.scopes.length > 0 ? { scope: connector.scopes.join(connector.separator) } : {}),
        ...connector.parameters,
        ...(connector.pkce
          ? { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
          : {}),
        state,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    exchange: async (code, verifier) => {
      try {
        const answer = validateAuthResponse(server, client, new URLSearchParams({ code }));
        const response = await authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          answer,
          redirectUri,
          connector.pkce ? verifier : nopkce,
          options,
        );
        await refusalOf(response);
        const tokens = tokensIn(await processAuthorizationCodeResponse(server, client, response));
        if (longLived === null) return tokens;
        const first = longLived.firstOf(tokens);
        // Without the exchange, the first token works for an hour. The next reading then tries the exchange again.
        return first.isFirst ? ((await longLived.extend(first).catch(() => null)) ?? first) : first;
      } catch (error) {
        throw error instanceof PlatformError ? error : new PlatformError('No tokens', { cause: error });
      }
    },

    refresh: async (tokens) => {
      if (tokens.refresh === null) return longLived?.extend(tokens) ?? null;
      try {
        const response = await refreshTokenGrantRequest(
          server,
          client,
          authentication,
          tokens.refresh,
          options,
        );
        if ((await refusalOf(response)) === 'ended') return null;
        const renewed = tokensIn(await processRefreshTokenResponse(server, client, response));
        // A refresh token that is not replaced stays valid (RFC 6749 §6).
        return {
          ...renewed,
          refresh: renewed.refresh ?? tokens.refresh,
          scope: renewed.scope ?? tokens.scope,
        };
      } catch (error) {
        throw error instanceof PlatformError ? error : new PlatformError('No tokens', { cause: error });
      }
    },

    isEnding: ({ expiresAt }) =>
      longLived !== null && expiresAt !== null && expiresAt > now() && expiresAt < now() + RENEWED_BEFORE_MS,

    revoke: async (tokens, signal) => {
      const revocation = tokens.isReplaced ? connector.replacedRevocation : connector.revocation;
      const request = revocationRequest(revocation, { clientId, clientSecret }, tokens);
      if (request === null) return;
      const answer = await fetch(request.url, { ...request.init, signal }).catch((error: unknown) => {
        throw error instanceof PlatformError ? error : new PlatformError('No answer', { cause: error });
      });
      const isDone = answer.ok ? !isPage(answer) : await isAlreadyInvalid(answer.clone());
      if (!isDone) {
        const retryAfterMs = pauseMs(answer.headers, await answer.json().catch(() => null));
        throw new PlatformError(`The token was not taken back (${answer.status})`, undefined, {
          isLimit: answer.status === 429,
          retryAfterMs,
        });
      }
    },
  };
};
