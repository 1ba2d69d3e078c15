import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import type { SigningKeys } from '../secrets/signing-keys.ts';
import { signedJwt } from '../secrets/signing-keys.ts';

/** One hour. */
export const ACCESS_LIFETIME_S = 3_600;
const TYPE = 'at+jwt';
/** About 4 MB. */
const CACHED_TOKENS = 4_096;

/** Replaces the grant's id for a sample person in test mode, where no grant exists. */
export const SAMPLE_GRANT = 'sample';

export interface Access {
  readonly tokenId: string;
  readonly appId: string;
  readonly grantId: string;
  /** The person's id for this app. */
  readonly subject: string;
  readonly scope: readonly string[];
  /** The code that gave the token; `null` for a token that the page got from call 4. */
  readonly authorizationId: string | null;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Access tokens by RFC 9068: ES256, one hour, for one app and one grant. */
export const createAccessTokens = (
  issuer: string,
  { kid, sign, published }: SigningKeys,
  now: () => number,
) => {
  const keys = createLocalJWKSet({ keys: [...published] });

  /** Claims of tokens with a valid signature, by digest: an application sends the same token many times in its hour. */
  const known = new LRUCache<string, JWTPayload>({ max: CACHED_TOKENS });

  const read = async (token: string): Promise<JWTPayload> => {
    const key = digest(token);
    const before = known.get(key);
    if (before?.exp !== undefined && before.exp > Math.floor(now() / 1000)) return before;
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        typ: TYPE,
        algorithms: ['ES256'],
        requiredClaims: ['aud', 'sub', 'exp', 'scope', 'grant', 'jti'],
        currentDate: new Date(now()),
      });
      known.set(key, payload);
      return payload;
    } catch (error) {
      throw new Problem(error instanceof errors.JWTExpired ? 'access.expired' : 'access.unknown');
    }
  };

  return {
    /** @param endsAt the grant's end, in milliseconds since 1970 */
    issue: (
      { appId, grantId, subject, scope, authorizationId }: Omit<Access, 'tokenId'>,
      endsAt = Number.POSITIVE_INFINITY,
    ): Promise<string> => {
      const at = Math.floor(now() / 1000);
      const authorization = authorizationId === null ? {} : { authorization: authorizationId };
      const claims = {
        scope: scope.join(' '),
        grant: grantId,
        client_id: appId,
        ...authorization,
        iss: issuer,
        aud: appId,
        sub: subject,
        jti: randomId('access'),
        iat: at,
        exp: Math.min(at + ACCESS_LIFETIME_S, Math.floor(endsAt / 1000)),
      };
      return signedJwt({ alg: 'ES256', kid, typ: TYPE }, claims, sign);
    },

    /** @throws Problem access.expired, access.unknown */
    verify: async (token: string): Promise<Access> => {
      const { aud, sub = '', jti = '', scope, grant, authorization } = await read(token);
      if (typeof aud !== 'string' || typeof scope !== 'string' || typeof grant !== 'string') {
        throw new Problem('access.unknown');
      }
      return {
        tokenId: jti,
        appId: aud,
        grantId: grant,
        subject: sub,
        scope: scope.split(' ').filter(Boolean),
        authorizationId: typeof authorization === 'string' ? authorization : null,
      };
    },
  };
};
