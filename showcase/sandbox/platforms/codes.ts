import { type Environment, randomHex } from '../environment.ts';
import { BoundedMap } from '../http/bounded-map.ts';
import { CODES_REMEMBERED, PLATFORM_CODE_LIFETIME_MS, TOKENS_REMEMBERED } from '../limits.ts';

/** What a person allowed on a consent page. */
export interface Consent {
  readonly connector: string;
  readonly redirectUri: string;
  /** PKCE (S256). */
  readonly challenge: string;
}

export type PlatformCodes = ReturnType<typeof createPlatformCodes>;

/** The codes and tokens of the stand-in platforms, in memory and bounded. */
export const createPlatformCodes = (environment: Environment) => {
  const codes = new BoundedMap<string, (Consent & { readonly at: number }) | null>(CODES_REMEMBERED);
  const tokens = new BoundedMap<string, string>(TOKENS_REMEMBERED);
  const issueToken = (connector: string) => {
    const token = randomHex(environment, 24);
    tokens.set(token, connector);
    return token;
  };

  return {
    issue: (consent: Consent): string => {
      const code = randomHex(environment, 16);
      codes.set(code, { ...consent, at: environment.now() });
      return code;
    },

    /** What the code stands for, once, for a minute; `null` otherwise. */
    use: (code: string): Consent | null => {
      const consent = codes.get(code) ?? null;
      codes.set(code, null);
      return consent !== null && environment.now() - consent.at < PLATFORM_CODE_LIFETIME_MS ? consent : null;
    },

    tokensFor: (connector: string) => ({
      access_token: issueToken(connector),
      refresh_token: issueToken(connector),
    }),

    /** Whether there was such a token. */
    revoke: (connector: string, token: string): boolean => {
      const isKnown = tokens.get(token) === connector;
      if (isKnown) tokens.set(token, '');
      return isKnown;
    },
  };
};
