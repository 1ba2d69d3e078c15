import { TOKEN_LIFETIME_S } from '../../../common/platforms/kit/stand-in.ts';
import { type Environment, randomHex } from '../environment.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import { CODES_REMEMBERED, PLATFORM_CODE_LIFETIME_MS, TOKENS_REMEMBERED } from '../limits.ts';

/** The permission that a person gave on a consent page. */
export interface Consent {
  readonly connector: string;
  readonly redirectUri: string;
  /** PKCE (S256). */
  readonly challenge: string;
  /** Id of the sample person whose account it is. */
  readonly person: string;
}

export type Account = Pick<Consent, 'connector' | 'person'>;

interface Token extends Account {
  readonly use: 'access' | 'refresh';
  readonly at: number;
}

export type PlatformCodes = ReturnType<typeof createPlatformCodes>;

/** The codes and tokens of the stand-in platforms, in memory and limited in number. */
export const createPlatformCodes = (environment: Environment) => {
  const codes = new BoundedMap<string, (Consent & { readonly at: number }) | null>(CODES_REMEMBERED);
  const tokens = new BoundedMap<string, Token | null>(TOKENS_REMEMBERED);
  const issueToken = ({ connector, person }: Account, use: Token['use']) => {
    const token = randomHex(environment, 24);
    tokens.set(token, { connector, person, use, at: environment.now() });
    return token;
  };

  return {
    issue: (consent: Consent): string => {
      const code = randomHex(environment, 16);
      codes.set(code, { ...consent, at: environment.now() });
      return code;
    },

    /** Returns the consent of the code. A code works once and for ten minutes; otherwise the result is `null`. */
    use: (code: string): Consent | null => {
      const consent = codes.get(code) ?? null;
      codes.set(code, null);
      return consent !== null && environment.now() - consent.at < PLATFORM_CODE_LIFETIME_MS ? consent : null;
    },

    tokensFor: (account: Account) => ({
      access_token: issueToken(account, 'access'),
      refresh_token: issueToken(account, 'refresh'),
    }),

    /** Returns the person of this platform's access token; `null` if it is unknown, revoked or an hour old. */
    personOf: (connector: string, token: string): string | null => {
      const known = tokens.get(token);
      if (known?.connector !== connector || known.use !== 'access') return null;
      return environment.now() - known.at < TOKEN_LIFETIME_S * 1_000 ? known.person : null;
    },

    /** Returns the account of this platform's refresh token. A token works once; the answer has the next one. */
    renew: (connector: string, token: string): Account | null => {
      const known = tokens.get(token);
      if (known?.connector !== connector || known.use !== 'refresh') return null;
      tokens.set(token, null);
      return known;
    },

    /** Returns whether the token existed. */
    revoke: (connector: string, token: string): boolean => {
      const isKnown = tokens.get(token)?.connector === connector;
      if (isKnown) tokens.set(token, null);
      return isKnown;
    },
  };
};
