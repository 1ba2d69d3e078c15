import { countOf, fieldsOf, textOf } from '../../common/platforms/kit/json.ts';
import type { LongLivedCall, LongLivedCalls } from '../../common/platforms/kit/oauth.ts';
import type { Credentials } from '../config/config.ts';
import { PlatformError } from './bounded-fetch.ts';
import type { Tokens } from './sealed-tokens.ts';
import { refusalOf } from './token-refusal.ts';

/** Long-lived tokens last 60 days, even if the answer gives no lifetime. */
export const LONG_TOKEN_MS = 60 * 86_400_000;
/** Maximum lifetime of a first token. A token with a longer one is long-lived. */
const FIRST_TOKEN_AT_MOST_MS = 86_400_000;
/** Lifetime of a first token if the answer gives none. */
const FIRST_TOKEN_MS = 3_600_000;

interface LongLivedParts {
  readonly calls: LongLivedCalls;
  readonly credentials: Credentials;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

/** `0` means a token without an end. Some answers give the seconds as a text, others give none. */
const lifetimeMs = (given: unknown): number | null => {
  if (given === undefined || given === null) return LONG_TOKEN_MS;
  const seconds = countOf(typeof given === 'string' ? Number.parseInt(given, 10) : given) || null;
  return seconds === null ? null : seconds * 1000;
};

/** Tokens without a refresh token: the token itself is exchanged for a long one, and renewed while it is valid. */
export const createLongLived = ({ calls, credentials, fetch, now }: LongLivedParts) => {
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
      (error: unknown) => {
        throw error instanceof PlatformError ? error : new PlatformError('No answer', { cause: error });
      },
    );
    if ((await refusalOf(response)) === 'ended') return null;
    const { access_token, expires_in } = fieldsOf(await response.json());
    const lifetime = lifetimeMs(expires_in);
    return {
      ...tokens,
      access: textOf(access_token) ?? tokens.access,
      expiresAt: lifetime === null ? null : now() + lifetime,
    };
  };

  return {
    /** Marks the token of a code. Meta gives some applications a long-lived token at once. */
    firstOf: (tokens: Tokens): Tokens => {
      const expiresAt = tokens.expiresAt ?? now() + FIRST_TOKEN_MS;
      return expiresAt > now() + FIRST_TOKEN_AT_MOST_MS ? tokens : { ...tokens, expiresAt, isFirst: true };
    },
    /** Exchanges a first token, or renews a long one; `null` if the token has ended. */
    extend: (tokens: Tokens): Promise<Tokens | null> =>
      ask(tokens.isFirst ? calls.exchange : calls.renew, tokens),
  };
};
