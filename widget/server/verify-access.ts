import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import {
  BadSignatureError,
  HostServerError,
  InvalidTokenError,
  MalformedAnswerError,
  TokenExpiredError,
  WrongAudienceError,
  WrongIssuerError,
} from './errors.ts';
import { askProvider, type Fetch, runtimeFetch, safeUrl } from './json-over-http.ts';

const TIMEOUT_MS = 5_000;

/** The garbage collector removes the sets of unused functions. */
const keySets = new WeakMap<Fetch, Map<string, JWTVerifyGetKey>>();

/** The keys are fetched again after ten minutes, or for a token that names a new key, at most every 30 seconds. */
const keySetOf = (issuer: string, fetch: Fetch): JWTVerifyGetKey => {
  const ofFetch = keySets.get(fetch) ?? new Map<string, JWTVerifyGetKey>();
  keySets.set(fetch, ofFetch);
  const known = ofFetch.get(issuer);
  if (known !== undefined) return known;
  const url = new URL('/.well-known/jwks.json', issuer);
  const keySet = createRemoteJWKSet(url, {
    [customFetch]: async (href) => {
      const question = { url: href, method: 'GET', headers: { accept: 'application/json' } } as const;
      return Response.json(await askProvider(fetch, question, TIMEOUT_MS));
    },
  });
  ofFetch.set(issuer, keySet);
  return keySet;
};

export interface VerifyAccessOptions {
  /** Origin of the provider, its `PUBLIC_URL`: `https://id.example`. */
  readonly issuer: string;
  /** Id of your application, from `provider app list`: `app_…`. */
  readonly audience: string;
  /**
   * Fetches the keys; the runtime's own `fetch` by default. Pass the same function each time, because the keys are
   * cached by function.
   */
  readonly fetch?: Fetch;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
}

/** The content of an access token. */
export interface Access {
  /** The person's id, which is the same at each visit and differs between applications. */
  readonly subject: string;
  /** Id of the grant, for the receipt and the person's list of grants. */
  readonly grant: string;
  /** The person's approvals: `small`, `medium`, `large`, `traits`. */
  readonly scope: readonly string[];
  readonly expiresAt: Date;
}

const issuerNamed = (accessToken: string): unknown => {
  try {
    return decodeJwt(accessToken).iss;
  } catch (cause) {
    throw new InvalidTokenError('This is not an access token', { cause });
  }
};

const errorFrom = (cause: unknown): unknown => {
  if (cause instanceof HostServerError) return cause;
  if (cause instanceof errors.JWTExpired)
    return new TokenExpiredError('The access token has expired', { cause });
  if (cause instanceof errors.JWTClaimValidationFailed && cause.claim === 'aud') {
    return new WrongAudienceError('The access token is for another application', { cause });
  }
  if (
    cause instanceof errors.JWSSignatureVerificationFailed ||
    cause instanceof errors.JWKSNoMatchingKey ||
    cause instanceof errors.JWKSMultipleMatchingKeys
  ) {
    return new BadSignatureError('The access token was not signed by this provider', { cause });
  }
  if (cause instanceof errors.JWKSInvalid) {
    return new MalformedAnswerError('The provider’s keys do not have the expected shape', { cause });
  }
  if (cause instanceof errors.JOSEError)
    return new InvalidTokenError('This is not an access token', { cause });
  return cause;
};

const accessOf = ({ sub, grant, scope, exp }: JWTPayload): Access => {
  if (sub === undefined || exp === undefined || typeof grant !== 'string' || typeof scope !== 'string') {
    throw new InvalidTokenError('The access token lacks a claim');
  }
  return { subject: sub, grant, scope: scope.split(' ').filter(Boolean), expiresAt: new Date(exp * 1000) };
};

/**
 * Verifies an access token without a request for each token: signature (ES256), issuer, audience, kind and expiry. The
 * provider's keys are fetched once and cached for ten minutes. Only `fetchInterests` detects a withdrawn grant.
 *
 * @throws TokenExpiredError, WrongAudienceError, WrongIssuerError, BadSignatureError, InvalidTokenError
 * @throws ProviderHttpError, ProviderTimeoutError, ProviderUnreachableError, MalformedAnswerError when the keys cannot
 * be fetched
 * @throws TypeError if the issuer is no origin, or the audience is no text or empty
 */
export const verifyAccess = async (
  accessToken: string,
  { issuer, audience, fetch = runtimeFetch, now = Date.now }: VerifyAccessOptions,
): Promise<Access> => {
  if (safeUrl('issuer', issuer).origin !== issuer) {
    throw new TypeError('issuer must be an origin without a slash at its end, as https://id.example');
  }
  // With an unset environment variable, the tokens of every other application would be accepted.
  if (typeof audience !== 'string' || audience === '') {
    throw new TypeError('audience must be the id of your application, as app_…');
  }
  // Before the signature: a token of another provider must not cause a request for keys.
  if (issuerNamed(accessToken) !== issuer) {
    throw new WrongIssuerError('The access token is from another provider');
  }
  try {
    const { payload } = await jwtVerify(accessToken, keySetOf(issuer, fetch), {
      issuer,
      audience,
      typ: 'at+jwt',
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp', 'scope', 'grant'],
      currentDate: new Date(now()),
    });
    return accessOf(payload);
  } catch (cause) {
    throw errorFrom(cause);
  }
};
