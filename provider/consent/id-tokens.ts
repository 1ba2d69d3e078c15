import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { ID_TOKEN_ALGS, type IdTokenAlg } from '../facts/openid.ts';
import { digest } from '../secrets/keyring.ts';
import { type SigningKeys, signedJwt } from '../secrets/signing-keys.ts';
import type { SignIn } from './authorizations.ts';

/** One hour. */
const LIFETIME_S = 3_600;
const TYPE = 'JWT';
const HALF_BYTES = 16;

/** Left half of the token's SHA-256 (OpenID Connect Core, section 3.1.3.6). */
const halfHash = (token: string) =>
  Buffer.from(digest(token), 'base64url').subarray(0, HALF_BYTES).toString('base64url');

export type IdTokenKeys = (alg: IdTokenAlg) => Promise<SigningKeys>;

interface NewIdToken {
  readonly appId: string;
  readonly alg: IdTokenAlg;
  readonly subject: string;
  readonly signIn: SignIn;
  readonly accessToken: string;
  /** Only the token of the sign-in itself has the nonce (OpenID Connect Core, section 12.2). */
  readonly hasNonce: boolean;
}

/** The algorithm that a token names, if ID tokens have it. */
const algIn = (token: string): IdTokenAlg | undefined => {
  try {
    const { alg } = decodeProtectedHeader(token);
    return ID_TOKEN_ALGS.find((each) => each === alg);
  } catch {
    return undefined;
  }
};

export type IdTokens = ReturnType<typeof createIdTokens>;

/** ID tokens of OpenID Connect: who signed in, and when. They give no access. */
export const createIdTokens = (issuer: string, keysOf: IdTokenKeys, now: () => number) => {
  return {
    /** Resolves if tokens can be signed: before a code or a refresh token is used up. */
    ready: async (alg: IdTokenAlg): Promise<void> => {
      await keysOf(alg);
    },

    issue: async ({ appId, alg, subject, signIn, accessToken, hasNonce }: NewIdToken): Promise<string> => {
      const { kid, sign } = await keysOf(alg);
      const at = Math.floor(now() / 1000);
      const claims = {
        auth_time: Math.floor(signIn.authTime / 1000),
        at_hash: halfHash(accessToken),
        ...(signIn.sessionId === null ? {} : { sid: signIn.sessionId }),
        ...(hasNonce && signIn.nonce !== null ? { nonce: signIn.nonce } : {}),
        iss: issuer,
        aud: appId,
        sub: subject,
        iat: at,
        exp: at + LIFETIME_S,
      };
      return signedJwt({ alg, kid, typ: TYPE }, claims, sign);
    },

    /** Reads a token, even an expired one; `null` if this provider did not issue it. */
    read: async (token: string): Promise<{ readonly appId: string; readonly subject: string } | null> => {
      const alg = algIn(token);
      if (alg === undefined) return null;
      const { published } = await keysOf(alg);
      try {
        // The keys are of this one algorithm: a token cannot choose how a key is used.
        const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [...published] }), {
          issuer,
          typ: TYPE,
          algorithms: [alg],
          requiredClaims: ['aud', 'sub', 'auth_time'],
          currentDate: new Date(0),
        });
        const { aud, sub } = payload;
        return typeof aud === 'string' && sub !== undefined ? { appId: aud, subject: sub } : null;
      } catch {
        return null;
      }
    },
  };
};
