/** Errors that `data-connect/server` throws. */
export const HOST_ERRORS = [
  { name: 'TokenExpiredError', note: 'token.expired', text: 'The hour is over. The person shares again.' },
  { name: 'WrongAudienceError', note: 'token.audience', text: 'The token is for another application.' },
  { name: 'WrongIssuerError', note: 'token.issuer', text: 'The token is from another provider.' },
  {
    name: 'BadSignatureError',
    note: 'token.signature',
    text: 'The token was altered, or signed by a key that is not the provider’s. After the provider changed its secret, a token of the new key can be refused for up to 30 seconds.',
  },
  {
    name: 'InvalidTokenError',
    note: 'token.invalid',
    text: 'The text is no access token, its grant has ended (`access.ended`), or its sign-in’s tokens were revoked (`access.stopped`). What you fetched may stay as long as you said.',
  },
  {
    name: 'InvalidWebhookError',
    note: 'webhook.invalid',
    text: 'The delivery is not the provider’s, or more than five minutes old.',
  },
  {
    name: 'AccessRevokedError',
    note: 'access.revoked',
    text: 'The person took the grant back or was deleted. Delete what you fetched with it.',
  },
  {
    name: 'AccessReplacedError',
    note: 'access.replaced',
    text: 'The person shared with you again. Ask with the newest token, and delete what its grant does not open.',
  },
  {
    name: 'CodeRefusedError',
    note: 'code.refused',
    text: 'The one-time code is unknown, expired, used, or not for this application and verifier. The person shares again.',
  },
  {
    name: 'RefreshRefusedError',
    note: 'refresh.refused',
    text: 'The refresh token is unknown, used or revoked, or the grant has ended. The person signs in again.',
  },
  {
    name: 'ProviderHttpError',
    note: 'provider.http',
    text: 'Another status than 2xx, with `status`, the provider’s own code (for `exchangeCode` the OAuth error, such as `invalid_client`) as `problem`, and `retryAfterS`.',
  },
  {
    name: 'ProviderTimeoutError',
    note: 'provider.timeout',
    text: 'No whole answer within 10 seconds, or within `timeoutMs`; 5 seconds for the keys.',
  },
  {
    name: 'ProviderUnreachableError',
    note: 'provider.unreachable',
    text: 'There was no connection; `cause` says why.',
  },
  { name: 'MalformedAnswerError', note: 'provider.malformed', text: 'The answer has another shape.' },
] as const;
