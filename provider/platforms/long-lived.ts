import type { Credentials } from '../config-platforms.ts';
import { PlatformError } from './bounded-fetch.ts';
import { countOf, fieldsOf, textOf } from './readers/json.ts';
import type { Tokens } from './sealed-tokens.ts';
import { refusalOf } from './token-refusal.ts';

/** Calls of a platform whose first token lasts an hour. Both are GET requests, as the platform demands. */
export interface LongLivedCalls {
  readonly exchange: { readonly url: string; readonly grant: string };
  readonly renew: { readonly url: string; readonly grant: string };
}

interface LongLivedParts {
  readonly calls: LongLivedCalls;
  readonly credentials: Credentials;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

/** Tokens without a refresh token: the token itself is exchanged for a long one, and renewed while it is valid. */
export const createLongLived = ({ calls, credentials: { clientSecret }, fetch, now }: LongLivedParts) => {
  const ask = async (
    url: string,
    query: Readonly<Record<string, string>>,
    tokens: Tokens,
  ): Promise<Tokens | null> => {
    const address = new URL(url);
    for (const [name, value] of Object.entries({ ...query, access_token: tokens.access })) {
      address.searchParams.set(name, value);
    }
    const response = await fetch(address.href, { headers: { Accept: 'application/json' } }).catch(
      (error: unknown) => {
        throw error instanceof PlatformError ? error : new PlatformError('No answer', { cause: error });
      },
    );
    if ((await refusalOf(response)) === 'ended') return null;
    const { access_token, expires_in } = fieldsOf(await response.json());
    const seconds =
      countOf(typeof expires_in === 'string' ? Number.parseInt(expires_in, 10) : expires_in) || null;
    return {
      ...tokens,
      access: textOf(access_token) ?? tokens.access,
      expiresAt: seconds === null ? null : now() + seconds * 1000,
    };
  };
  return {
    /** Exchanges a first token, or renews a long one; `null` if the token has ended. */
    extend: ({ isFirst, ...tokens }: Tokens): Promise<Tokens | null> =>
      isFirst
        ? ask(calls.exchange.url, { grant_type: calls.exchange.grant, client_secret: clientSecret }, tokens)
        : ask(calls.renew.url, { grant_type: calls.renew.grant }, tokens),
  };
};
