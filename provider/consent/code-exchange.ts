import type { IdTokenAlg } from '../facts/openid.ts';
import { Problem } from '../problem.ts';
import { ACCESS_LIFETIME_S, type AccessTokens, SAMPLE_GRANT } from './access-tokens.ts';
import type { Authorizations, Exchange, Used } from './authorizations.ts';
import type { GrantRows } from './grant-rows.ts';
import { stands } from './grant-state.ts';
import type { IdTokens } from './id-tokens.ts';
import type { Refresh, RefreshTokens } from './refresh-tokens.ts';

interface Exchanged {
  /** The person of the grant; `null` for a sample person. */
  readonly personId: string | null;
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

interface Standing extends Pick<Exchanged, 'personId'> {
  readonly endsAt: number;
}

interface Opened {
  readonly used: Used;
  readonly grant: Standing;
  readonly alg: IdTokenAlg;
  readonly isFirst: boolean;
}

export type CodeExchange = ReturnType<typeof createCodeExchange>;

/** A sample person in test mode has no grant, and no end. */
const SAMPLE: Standing = { personId: null, endsAt: Number.POSITIVE_INFINITY };

/** Tokens are given while the grant is valid. */
export const createCodeExchange = (
  { authorizations, refreshTokens, tokens, idTokens, rows }: Parts,
  now: () => number,
) => {
  const standing = async ({ grantId, appId }: Used): Promise<Standing> => {
    if (grantId === null) return SAMPLE;
    const grant = await rows.stateOf(grantId, appId, null);
    if (grant === null || !stands(grant, now())) throw new Problem('oauth.grant');
    return grant;
  };

  const tokensFor = async ({ used, grant, alg, isFirst }: Opened): Promise<Exchanged> => {
    const { personId, endsAt } = grant;
    const { id, appId, grantId, subject, scope, signIn, refreshToken } = used;
    const access = { appId, grantId: grantId ?? SAMPLE_GRANT, subject, scope, authorizationId: id };
    const accessToken = await tokens.issue(access, endsAt);
    const idToken =
      signIn !== null && scope.includes('openid')
        ? await idTokens.issue({ appId, alg, subject, signIn, accessToken, hasNonce: isFirst })
        : null;
    const expiresInS = Math.min(ACCESS_LIFETIME_S, Math.floor((endsAt - now()) / 1000));
    return { personId, accessToken, expiresInS, scope, refreshToken, idToken };
  };

  return {
    /** @throws Problem oauth.grant */
    byCode: async (exchange: Exchange, alg: IdTokenAlg): Promise<Exchanged> => {
      await idTokens.ready(alg);
      const used = await authorizations.use(exchange);
      const grant = await standing(used);
      return tokensFor({ used, grant, alg, isFirst: true });
    },

    /** @throws Problem oauth.grant, oauth.scope */
    byRefreshToken: async (refresh: Refresh, alg: IdTokenAlg): Promise<Exchanged> => {
      await idTokens.ready(alg);
      const used = await refreshTokens.rotate(refresh);
      if (used === null) throw new Problem('oauth.grant');
      return tokensFor({ used, grant: used, alg, isFirst: false });
    },
  };
};
