import { Problem } from '../problem.ts';
import { ACCESS_LIFETIME_S, type AccessTokens, SAMPLE_GRANT } from './access-tokens.ts';
import type { Authorizations, Exchange } from './authorizations.ts';
import type { GrantRows } from './grant-rows.ts';

/** The answer of the token endpoint, in the provider's own names. */
export interface Exchanged {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly scope: readonly string[];
}

interface Parts {
  readonly authorizations: Authorizations;
  readonly tokens: AccessTokens;
  readonly rows: GrantRows;
}

export type CodeExchange = ReturnType<typeof createCodeExchange>;

/** Exchanges a one-time code for an access token, as long as its grant stands. */
export const createCodeExchange = ({ authorizations, tokens, rows }: Parts, now: () => number) => {
  /** Returns the end of the grant. A sample person in test mode has no grant, and no end. */
  const endOf = async (grantId: string | null, appId: string): Promise<number> => {
    if (grantId === null) return Number.POSITIVE_INFINITY;
    const grant = await rows.find(grantId, appId);
    if (grant === null || grant.revokedAt !== null || grant.endsAt <= now()) throw new Problem('oauth.grant');
    return grant.endsAt;
  };

  /** @throws Problem oauth.grant */
  return async (exchange: Exchange): Promise<Exchanged> => {
    const { id, appId, grantId, subject, scope } = await authorizations.use(exchange);
    const endsAt = await endOf(grantId, appId);
    const access = { appId, grantId: grantId ?? SAMPLE_GRANT, subject, scope, authorizationId: id };
    const lastsS = Math.min(ACCESS_LIFETIME_S, Math.floor((endsAt - now()) / 1000));
    return { accessToken: await tokens.issue(access, endsAt), expiresInS: lastsS, scope };
  };
};
