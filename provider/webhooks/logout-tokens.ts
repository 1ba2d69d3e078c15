import { SignJWT } from 'jose';
import type { IdTokenAlg } from '../facts/openid.ts';
import { randomToken } from '../secrets/random.ts';
import type { SigningKeys } from '../secrets/signing-keys.ts';

/** Two minutes, as the standard recommends (section 2.4). Each try has a new token. */
const LIFETIME_S = 120;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

interface NewLogoutToken {
  readonly appId: string;
  readonly subject: string;
  /** `sid` of the ID tokens of the session that ended; `null` for all sessions of the person. */
  readonly sessionId: string | null;
}

interface Parts {
  readonly keysOf: (alg: IdTokenAlg) => Promise<Pick<SigningKeys, 'kid' | 'sign'>>;
  /** Returns the algorithm of the application's ID tokens, which its logout tokens have too (section 2.4). */
  readonly algOf: (appId: string) => Promise<IdTokenAlg>;
}

export type LogoutTokens = ReturnType<typeof createLogoutTokens>;

/** Logout tokens (OpenID Connect Back-Channel Logout, section 2.4): an application's sign-in of a person has ended. */
export const createLogoutTokens = (issuer: string, { keysOf, algOf }: Parts, now: () => number) => ({
  issue: async ({ appId, subject, sessionId }: NewLogoutToken): Promise<string> => {
    const alg = await algOf(appId);
    const { kid, sign } = await keysOf(alg);
    const at = Math.floor(now() / 1000);
    return new SignJWT({ events: { [EVENT]: {} }, ...(sessionId === null ? {} : { sid: sessionId }) })
      .setProtectedHeader({ alg, kid, typ: 'logout+jwt' })
      .setIssuer(issuer)
      .setAudience(appId)
      .setSubject(subject)
      .setIssuedAt(at)
      .setExpirationTime(at + LIFETIME_S)
      .setJti(randomToken())
      .sign(sign);
  },
});
