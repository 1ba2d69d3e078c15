import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

interface Options {
  readonly issuer: string;
  readonly appId: string;
  readonly keys: JWTVerifyGetKey;
  /** Ends the person's session that began with this `sid`; `null` stands for all their sessions. */
  readonly endSessions: (subject: string, sid: string | null) => Promise<void>;
}

/** At the start of your server. */
export const keysOf = (issuer: string) => createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));

/** Answers the provider at your `backchannel_logout_uri`. */
export const signOut = async (request: Request, { issuer, appId, keys, endSessions }: Options) => {
  const token = new URLSearchParams(await request.text()).get('logout_token') ?? '';
  const verified = await jwtVerify(token, keys, {
    issuer,
    audience: appId,
    typ: 'logout+jwt',
    requiredClaims: ['iat', 'exp', 'jti', 'sub', 'events'],
  }).catch(() => null);
  const { sub, sid, events, nonce } = verified?.payload ?? {};
  const isLogout = typeof events === 'object' && events !== null && EVENT in events && nonce === undefined;
  if (sub === undefined || !isLogout) return new Response(null, { status: 400 });
  await endSessions(sub, typeof sid === 'string' ? sid : null);
  return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
};
