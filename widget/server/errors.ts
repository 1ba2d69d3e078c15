/** For programs; a code does not change between releases. */
export type HostServerErrorCode =
  | 'token.expired'
  | 'token.audience'
  | 'token.issuer'
  | 'token.signature'
  | 'token.invalid'
  | 'access.revoked'
  | 'access.replaced'
  | 'webhook.invalid'
  | 'code.refused'
  | 'refresh.refused'
  | 'provider.http'
  | 'provider.timeout'
  | 'provider.unreachable'
  | 'provider.malformed';

/** Base class of the errors that this entry throws on purpose. No message contains a token. */
export abstract class HostServerError extends Error {
  abstract readonly code: HostServerErrorCode;
}

/** The access token was valid but its hour is over: the person must share again. */
export class TokenExpiredError extends HostServerError {
  override readonly name = 'TokenExpiredError';
  readonly code = 'token.expired';
}

/** The access token is for another application. */
export class WrongAudienceError extends HostServerError {
  override readonly name = 'WrongAudienceError';
  readonly code = 'token.audience';
}

/** The access token is from another provider. */
export class WrongIssuerError extends HostServerError {
  override readonly name = 'WrongIssuerError';
  readonly code = 'token.issuer';
}

/**
 * The access token was altered, or its signing key is unknown. Keys are fetched at most every 30 seconds, so a newly
 * published key may be unknown for that long.
 */
export class BadSignatureError extends HostServerError {
  override readonly name = 'BadSignatureError';
  readonly code = 'token.signature';
}

/**
 * The text is no valid access token: another format, another algorithm, another kind of token, or a missing claim. Also a
 * token that the provider no longer accepts, although the person took nothing back.
 */
export class InvalidTokenError extends HostServerError {
  override readonly name = 'InvalidTokenError';
  readonly code = 'token.invalid';
}

/** The person withdrew the grant or was deleted: delete the data that you fetched with it. */
export class AccessRevokedError extends HostServerError {
  override readonly name = 'AccessRevokedError';
  readonly code = 'access.revoked';
}

/** The person shared again: the newer grant replaces this one, and its token says what may be read. */
export class AccessReplacedError extends HostServerError {
  override readonly name = 'AccessReplacedError';
  readonly code = 'access.replaced';
}

/** The one-time code is unknown, expired, used, or not for this application: the person must start again. */
export class CodeRefusedError extends HostServerError {
  override readonly name = 'CodeRefusedError';
  readonly code = 'code.refused';
}

/** The refresh token is unknown, used or revoked, or the grant has ended: the person must sign in again. */
export class RefreshRefusedError extends HostServerError {
  override readonly name = 'RefreshRefusedError';
  readonly code = 'refresh.refused';
}

/** The provider answered with a status other than 2xx. */
export class ProviderHttpError extends HostServerError {
  override readonly name = 'ProviderHttpError';
  readonly code = 'provider.http';

  /**
   * @param problem the provider's own code, such as `server.unavailable`, or the OAuth error of the token endpoint, such
   * as `invalid_client`; `null` without one
   * @param retryAfterS seconds to wait before the next try; `null` without one
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

/** There was no connection to the provider. The error's `cause` is the reason. */
export class ProviderUnreachableError extends HostServerError {
  override readonly name = 'ProviderUnreachableError';
  readonly code = 'provider.unreachable';
}

/** The provider's answer does not have the expected shape. */
export class MalformedAnswerError extends HostServerError {
  override readonly name = 'MalformedAnswerError';
  readonly code = 'provider.malformed';
}

/** The delivery was not signed with any of the secrets, was altered, is too old, or is no event. */
export class InvalidWebhookError extends HostServerError {
  override readonly name = 'InvalidWebhookError';
  readonly code = 'webhook.invalid';
}
