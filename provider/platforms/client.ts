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
import { countOf, fieldsOf, textOf } from '../../common/platforms/kit/json.ts';
import type {
  Connector,
  LongLivedCall,
  LongLivedCalls,
  Revocation,
} from '../../common/platforms/kit/oauth.ts';
import type { Codes } from '../../common/platforms/kit/reading.ts';
import type { Credentials } from '../config/config.ts';
import { boundedFetch, isPage, PlatformError, type PlatformNetwork } from './bounded-fetch.ts';
import { pauseMs } from './readers/ask.ts';
import type { Tokens } from './sealed-tokens.ts';
import { isAlreadyInvalid, plainAnswer, refusalOf } from './token-answer.ts';

/** oauth4webapi percent-encodes both values (RFC 6749), even `-`. The platforms compare without decoding. */
export const basic = ({ clientId, clientSecret }: Credentials) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

const failing =
  (message: string) =>
  (cause: unknown): never => {
    throw cause instanceof PlatformError ? cause : new PlatformError(message, { cause });
  };

const revocationRequest = (
  revocation: Revocation,
  credentials: Credentials,
  { access, refresh }: Tokens,
): { readonly url: string; readonly init: RequestInit } | null => {
  if (revocation === null) return null;
  const { how, url } = revocation;
  if (how === 'graph')
    return { url, init: { method: 'DELETE', headers: { Authorization: `Bearer ${access}` } } };
  if (how === 'github') {
    const headers = { Authorization: basic(credentials), Accept: 'application/vnd.github+json' };
    const init = { method: 'DELETE', headers, body: JSON.stringify({ access_token: access }) };
    return { url: url.replace('{client_id}', credentials.clientId), init };
  }
  // With the refresh token its access tokens end as well (RFC 7009 §2.1).
  const hint = refresh === null ? 'access_token' : 'refresh_token';
  const body = new URLSearchParams({ token: refresh ?? access, token_type_hint: hint });
  const headers: Record<string, string> = how === 'as-client' ? { Authorization: basic(credentials) } : {};
  return { url, init: { method: 'POST', headers, body } };
};

/** Long-lived tokens last 60 days, even if the answer gives no lifetime. */
const LONG_TOKEN_MS = 60 * 86_400_000;
/** Maximum lifetime of a first token. A token with a longer one is long-lived. */
const FIRST_TOKEN_AT_MOST_MS = 86_400_000;
const FIRST_TOKEN_MS = 3_600_000;

interface LongLivedParts {
  readonly calls: LongLivedCalls;
  readonly codes: Codes | undefined;
  readonly credentials: Credentials;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

/** `0` means a token without an end. Some answers give the seconds as a text, others give none. */
const lifetimeMs = (expiresIn: unknown): number | null => {
  if (expiresIn === undefined || expiresIn === null) return LONG_TOKEN_MS;
  const seconds = countOf(typeof expiresIn === 'string' ? Number.parseInt(expiresIn, 10) : expiresIn) || null;
  return seconds === null ? null : seconds * 1000;
};

/** Tokens without a refresh token: the token itself is exchanged for a long one, and renewed while it is valid. */
const createLongLived = ({ calls, codes, credentials, fetch, now }: LongLivedParts) => {
  const values = { client_id: credentials.clientId, client_secret: credentials.clientSecret };

  const ask = async (
    { url, grant, tokenAs, needs }: LongLivedCall,
    { isFirst, ...tokens }: Tokens,
  ): Promise<Tokens | null> => {
    const address = new URL(url);
    address.searchParams.set('grant_type', grant);
    for (const name of needs) address.searchParams.set(name, values[name]);
    address.searchParams.set(tokenAs, tokens.access);
    const response = await fetch(address.href, { headers: { Accept: 'application/json' } }).catch(
      failing('No answer'),
    );
    if ((await refusalOf(response, codes)) === 'ended') return null;
    const { access_token, expires_in } = fieldsOf(await response.json());
    const lifetime = lifetimeMs(expires_in);
    return {
      ...tokens,
      access: textOf(access_token) ?? tokens.access,
      expiresAt: lifetime === null ? null : now() + lifetime,
    };
  };

  return {
    /** Marks a code's token as short-lived, unless it is long-lived already, as Meta gives some applications. */
    firstOf: (tokens: Tokens): Tokens => {
      const expiresAt = tokens.expiresAt ?? now() + FIRST_TOKEN_MS;
      return expiresAt > now() + FIRST_TOKEN_AT_MOST_MS ? tokens : { ...tokens, expiresAt, isFirst: true };
    },
    /** Exchanges a first token, or renews a long one; `null` if the token has ended. */
    extend: (tokens: Tokens): Promise<Tokens | null> =>
      ask(tokens.isFirst ? calls.exchange : calls.renew, tokens),
  };
};

interface ClientParts {
  readonly connector: Connector;
  /** Base address of the platform's API; `null` if nothing can be read. */
  readonly api: string | null;
  readonly credentials: Credentials;
  readonly redirectUri: string;
  readonly network: PlatformNetwork;
  readonly now: () => number;
}

/** Long-lived tokens may be renewed from the second day on. */
const RENEWED_BEFORE_MS = LONG_TOKEN_MS / 2;

export const createPlatformClient = ({
  connector,
  api,
  credentials: { clientId, clientSecret },
  redirectUri,
  network,
  now,
}: ClientParts) => {
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
      : createLongLived({
          calls: connector.longLived,
          codes: connector.tokenCodes,
          credentials: { clientId, clientSecret },
          fetch,
          now,
        });

  const tokensIn = (answer: TokenEndpointResponse): Tokens => ({
    access: answer.access_token,
    refresh: answer.refresh_token ?? null,
    expiresAt: answer.expires_in === undefined ? null : now() + answer.expires_in * 1000,
    scope: answer.scope ?? null,
  });

  return {
    api,

    consentUrl: async (state: string, verifier: string): Promise<string> => {
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

    /** @throws PlatformError; OperatorError if the platform refuses the application */
    exchange: async (code: string, verifier: string): Promise<Tokens> => {
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
        await refusalOf(response, connector.tokenCodes);
        const tokens = tokensIn(await processAuthorizationCodeResponse(server, client, response));
        if (longLived === null) return tokens;
        const first = longLived.firstOf(tokens);
        // Without the exchange, the first token works for an hour. The next reading then tries the exchange again.
        return first.isFirst ? ((await longLived.extend(first).catch(() => null)) ?? first) : first;
      } catch (error) {
        return failing('No tokens')(error);
      }
    },

    /** `null` if the platform no longer gives any. @throws PlatformError, OperatorError */
    refresh: async (tokens: Tokens): Promise<Tokens | null> => {
      if (tokens.refresh === null) return longLived?.extend(tokens) ?? null;
      try {
        const response = await refreshTokenGrantRequest(
          server,
          client,
          authentication,
          tokens.refresh,
          options,
        );
        if ((await refusalOf(response, connector.tokenCodes)) === 'ended') return null;
        const renewed = tokensIn(await processRefreshTokenResponse(server, client, response));
        // A refresh token that is not replaced stays valid (RFC 6749 §6).
        return {
          ...renewed,
          refresh: renewed.refresh ?? tokens.refresh,
          scope: renewed.scope ?? tokens.scope,
        };
      } catch (error) {
        return failing('No tokens')(error);
      }
    },

    /** Whether a token without a refresh token is still valid and should be renewed now. */
    isEnding: ({ expiresAt }: Tokens): boolean =>
      longLived !== null && expiresAt !== null && expiresAt > now() && expiresAt < now() + RENEWED_BEFORE_MS,

    /** @throws PlatformError if the platform did not revoke the token */
    revoke: async (tokens: Tokens, signal: AbortSignal): Promise<void> => {
      const revocation = tokens.isReplaced ? connector.replacedRevocation : connector.revocation;
      const request = revocationRequest(revocation, { clientId, clientSecret }, tokens);
      if (request === null) return;
      const answer = await fetch(request.url, { ...request.init, signal }).catch(failing('No answer'));
      const isDone = answer.ok
        ? !isPage(answer)
        : await isAlreadyInvalid(answer.clone(), connector.tokenCodes);
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

export type PlatformClient = ReturnType<typeof createPlatformClient>;
