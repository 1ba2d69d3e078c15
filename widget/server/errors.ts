/** What programs read; it does not change between releases. */
export type HostServerErrorCode =
  | 'token.expired'
  | 'token.audience'
  | 'token.issuer'
  | 'token.signature'
  | 'token.invalid'
  | 'access.revoked'
  | 'provider.http'
  | 'provider.timeout'
  | 'provider.unreachable'
  | 'provider.malformed';

/** Base of every error that this entry throws on purpose. No message holds a token. */
export abstract class HostServerError extends Error {
  abstract readonly code: HostServerErrorCode;
}

/** The access token was valid and its hour is over: the person shares again. */
export class TokenExpiredError extends HostServerError {
  override readonly name = 'TokenExpiredError';
  readonly code = 'token.expired';
}

/** The access token was made for another application. */
export class WrongAudienceError extends HostServerError {
  override readonly name = 'WrongAudienceError';
  readonly code = 'token.audience';
}

/** The access token was made by another provider. */
export class WrongIssuerError extends HostServerError {
  override readonly name = 'WrongIssuerError';
  readonly code = 'token.issuer';
}

/**
 * The access token was altered, or signed by a key that is not one of the provider's. Keys are looked up at most every 30
 * seconds, so a key that the provider has signed with before it published it is unknown for so long.
 */
export class BadSignatureError extends HostServerError {
  override readonly name = 'BadSignatureError';
  readonly code = 'token.signature';
}

/** The text is no access token: another format, another algorithm, another kind of token, a missing claim. */
export class InvalidTokenError extends HostServerError {
  override readonly name = 'InvalidTokenError';
  readonly code = 'token.invalid';
}

/** The person took the grant back, or was deleted: delete what was fetched with it. */
export class AccessRevokedError extends HostServerError {
  override readonly name = 'AccessRevokedError';
  readonly code = 'access.revoked';
}

/** The provider answered with a status other than 2xx. */
export class ProviderHttpError extends HostServerError {
  override readonly name = 'ProviderHttpError';
  readonly code = 'provider.http';

  /**
   * @param problem the provider's own code, as `server.unavailable`; `null` where it gave none
   * @param retryAfterS seconds to wait before another try; `null` where it gave none
   */
  constructor(
    readonly status: number,
    readonly problem: string | null,
    readonly retryAfterS: number | null,
  ) {
    super(`The provider answered with HTTP status ${status}${problem === null ? '' : ` (${problem})`}`);
  }
}

/** The provider did not answer in time. */
export class ProviderTimeoutError extends HostServerError {
  override readonly name = 'ProviderTimeoutError';
  readonly code = 'provider.timeout';
}

/** There was no connection to the provider. The reason is the error's `cause`. */
export class ProviderUnreachableError extends HostServerError {
  override readonly name = 'ProviderUnreachableError';
  readonly code = 'provider.unreachable';
}

/** The provider's answer does not have the expected shape. */
export class MalformedAnswerError extends HostServerError {
  override readonly name = 'MalformedAnswerError';
  readonly code = 'provider.malformed';
}
