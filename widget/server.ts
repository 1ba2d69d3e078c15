/** For a host's server: Node 20 and edge runtimes. Of the widget, it contains only the code that draws the trigger. */

export {
  AccessReplacedError,
  AccessRevokedError,
  BadSignatureError,
  CodeRefusedError,
  HostServerError,
  type HostServerErrorCode,
  InvalidTokenError,
  InvalidWebhookError,
  MalformedAnswerError,
  ProviderHttpError,
  ProviderTimeoutError,
  ProviderUnreachableError,
  RefreshRefusedError,
  TokenExpiredError,
  WrongAudienceError,
  WrongIssuerError,
} from './server/errors.ts';
export {
  type FetchInterestsOptions,
  fetchInterests,
  type Interest,
  type Interests,
  type Reason,
} from './server/fetch-interests.ts';
export type { Fetch, FetchInit } from './server/json-over-http.ts';
export { type RenderTriggerOptions, renderTrigger, triggerStyleHash } from './server/render-trigger.ts';
export type { ClientOptions, GivenTokens } from './server/tokens.ts';
export {
  type ExchangeCodeOptions,
  type ExchangedCode,
  exchangeCode,
  type RefreshAccessOptions,
  type RefreshedAccess,
  refreshAccess,
} from './server/tokens.ts';
export { type Access, type VerifyAccessOptions, verifyAccess } from './server/verify-access.ts';
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookType,
} from './server/verify-webhook.ts';
