import type { IdTokenAlg } from '../facts/client-settings.ts';
import { openedBy, scopeOf } from '../facts/openid-scopes.ts';
import { Problem } from '../problem.ts';
import { ACCESS_LIFETIME_S, type AccessTokens, SAMPLE_GRANT } from './access-tokens.ts';
import type { Authorizations, Exchange, Used } from './authorizations.ts';
import type { GrantRows } from './grant-rows.ts';
import { stands } from './grant-state.ts';
import type { IdTokens } from './id-tokens.ts';
import type { Refresh, RefreshTokens } from './refresh-tokens.ts';

/** The answer of the token endpoint, in the provider's own names. */
export interface Exchanged {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly scope: readonly string[];
  /** `null` without `offline_access`. */
  readonly refreshToken: string | null;
  /** `null` without `openid`. */
  readonly idToken: string | null;
}

interface Parts {
  readonly authorizations: Authorizations;
  readonly refreshTokens: RefreshTokens;
  readonly tokens: AccessTokens;
  readonly idTokens: IdTokens;
  readonly rows: GrantRows;
}

interface Opened {
  readonly used: Used;
  readonly endsAt: number;
  readonly scope: readonly string[];
  /** Algorithm of the ID token. */
  readonly alg: IdTokenAlg;
  /** Whether a code gives the tokens. */
  readonly isFirst: boolean;
}

export type CodeExchange = ReturnType<typeof createCodeExchange>;

/** Exchanges a one-time code or a refresh token for tokens, as long as the grant stands. */
export const createCodeExchange = (
  { authorizations, refreshTokens, tokens, idTokens, rows }: Parts,
  now: () => number,
) => {
  /** Returns the end of the grant. A sample person in test mode has no grant, and no end. */
  const endOf = async (grantId: string | null, appId: string): Promise<number> => {
    if (grantId === null) return Number.POSITIVE_INFINITY;
    const grant = await rows.stateOf(grantId, appId, null);
    if (grant === null || !stands(grant, now())) throw new Problem('oauth.grant');
    return grant.endsAt;
  };

  const tokensFor = async ({ used, endsAt, scope, alg, isFirst }: Opened): Promise<Exchanged> => {
    const { id, appId, grantId, subject, signIn, refreshToken } = used;
    const access = { appId, grantId: grantId ?? SAMPLE_GRANT, subject, scope, authorizationId: id };
    const accessToken = await tokens.issue(access, endsAt);
    const idToken =
      signIn !== null && scope.includes('openid')
        ? await idTokens.issue({ appId, alg, subject, signIn, accessToken, hasNonce: isFirst })
        : null;
    const expiresInS = Math.min(ACCESS_LIFETIME_S, Math.floor((endsAt - now()) / 1000));
    return { accessToken, expiresInS, scope, refreshToken, idToken };
  };

  return {
    /** @throws Problem oauth.grant */
    byCode: async (exchange: Exchange, alg: IdTokenAlg): Promise<Exchanged> => {
      const used = await authorizations.use(exchange);
      const endsAt = await endOf(used.grantId, used.appId);
      return tokensFor({ used, endsAt, scope: used.scope, alg, isFirst: true });
    },

    /** @throws Problem oauth.grant, oauth.scope */
    byRefreshToken: async (refresh: Refresh, alg: IdTokenAlg): Promise<Exchanged> => {
      const used = await refreshTokens.rotate(refresh);
      if (used === null) throw new Problem('oauth.grant');
      const { asked } = refresh;
      const scope = asked === null ? used.scope : scopeOf(asked, openedBy(asked, used.scope));
      return tokensFor({ used, endsAt: used.endsAt, scope, alg, isFirst: false });
    },
  };
};
