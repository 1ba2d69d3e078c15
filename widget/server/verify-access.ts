import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import {
  BadSignatureError,
  HostServerError,
  InvalidTokenError,
  MalformedAnswerError,
  TokenExpiredError,
  WrongAudienceError,
  WrongIssuerError,
} from './errors.ts';
import { type Fetch, runtimeFetch, safeUrl } from './json-over-http.ts';
import { keySetOf } from './key-sets.ts';

export interface VerifyAccessOptions {
  /** Origin of the provider, its `PUBLIC_URL`: `https://id.example`. */
  readonly issuer: string;
  /** Id of your application, which `provider app list` shows: `app_…`. */
  readonly audience: string;
  /**
   * Fetches the keys; the runtime's own `fetch` by default. Give the same function each time: the keys are kept for it.
   */
  readonly fetch?: Fetch;
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number;
}

/** What an access token says. */
export interface Access {
  /** The person, under a name that is the same at each visit and different in every application. */
  readonly subject: string;
  /** Id of the grant: the receipt and the person's list of grants belong to it. */
  readonly grant: string;
  /** What the person approved: `small`, `medium`, `large`, `traits`. */
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
 * Verifies an access token without asking the provider: signature (ES256), issuer, audience, kind and expiry. The
 * provider's keys are fetched once and kept for ten minutes. Only `fetchInterests` learns that a grant was taken back.
 *
 * @throws TokenExpiredError, WrongAudienceError, WrongIssuerError, BadSignatureError, InvalidTokenError
 * @throws ProviderHttpError, ProviderTimeoutError, ProviderUnreachableError, MalformedAnswerError when the keys
 * cannot be fetched
 * @throws TypeError for an issuer that is no origin, and for an audience that is no text or empty
 */
export const verifyAccess = async (
  accessToken: string,
  { issuer, audience, fetch = runtimeFetch, now = Date.now }: VerifyAccessOptions,
): Promise<Access> => {
  if (safeUrl('issuer', issuer).origin !== issuer) {
    throw new TypeError('issuer must be an origin without a slash at its end, as https://id.example');
  }
  // An unset variable of the environment would let the tokens of every other application in.
  if (typeof audience !== 'string' || audience === '') {
    throw new TypeError('audience must be the id of your application, as app_…');
  }
  // Before the signature: the token of another provider must not cost a request for keys.
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
