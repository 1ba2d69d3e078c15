/** Every refusal of the calls: HTTP status and title. Programs read the code. */
export const PROBLEMS = {
  'request.path': [404, 'There is nothing at this address'],
  'request.method': [405, 'This address does not take this method'],
  'request.json': [400, 'The body is not JSON'],
  'request.shape': [400, 'The request does not have the expected shape'],
  'request.type': [415, 'The body is not declared as JSON'],
  'request.large': [413, 'The body is larger than this call takes'],
  'server.failed': [500, 'The provider failed'],
  'server.unavailable': [503, 'The provider cannot reach its database, or cannot write to it'],
  'app.unknown': [401, 'No application has this API key'],
  'app.origin': [403, 'This origin is not registered for the application'],
  'app.suspended': [403, 'The operator of the provider has suspended the application'],
  'app.isolation': [403, 'People of this application approve in the frame of the provider only'],
  'code.limit': [429, 'Too many codes were asked for'],
  'code.proof': [429, 'Many codes were asked for: solve the proof of work and ask again'],
  'mail.refused': [422, 'The mail server refuses this address for good'],
  'code.wrong': [401, 'This is not the code that was sent'],
  'code.stale': [410, 'The code has expired or was used before'],
  'code.locked': [429, 'Too many wrong codes: ask for a new one'],
  'session.missing': [401, 'The session token is missing'],
  'session.unknown': [401, 'No session has this token'],
  'session.expired': [401, 'The session has expired'],
  'session.app': [401, 'The session belongs to another application'],
  'session.origin': [401, 'The session belongs to another origin'],
  'session.frame': [403, 'A session goes on in another application from the provider’s own frame only'],
  'session.code': [401, 'The tries of the PIN are used up: sign in again, by a code or a passkey'],
  'session.limit': [429, 'A session went on in other applications too often'],
  'account.origin': [403, 'Only the account pages of this provider may make this call'],
  'account.confirm': [422, 'This is not the address of the account'],
  'reading.limit': [429, 'The platform was read a moment ago'],
  'archive.frame': [403, 'A download is added at /account or in the provider’s own frame'],
  'archive.limit': [429, 'The person has added too many downloads'],
  'export.limit': [429, 'The person has downloaded their data too often'],
  'pin.sealed': [400, 'The PIN was not sealed for this session'],
  'pin.weak': [422, 'The PIN does not follow the rules'],
  'pin.wrong': [403, 'This is not the PIN that was set'],
  'pin.limit': [429, 'Too many wrong PINs'],
  'pin.session': [403, 'A PIN is removed at /account, within ten minutes after a sign-in by code'],
  'passkey.off': [404, 'Passkeys need a PUBLIC_URL with a name, not an IP address'],
  'passkey.session': [403, 'A passkey is added right after a sign-in by code, on the provider’s own page'],
  'passkey.full': [409, 'The person has as many passkeys as one may have'],
  'passkey.limit': [429, 'Too many passkeys were asked for'],
  'passkey.stale': [
    410,
    'The passkey’s challenge has expired, was used before, or is of another session or application',
  ],
  'passkey.unknown': [401, 'No person here has this passkey'],
  'passkey.wrong': [401, 'The passkey’s signature does not hold for this provider'],
  'passkey.counter': [401, 'The passkey’s counter did not go up: it may have been copied'],
  'app.live': [403, 'Test mode is for applications that are registered as test'],
  'app.test': [403, 'Applications that are registered as test see sample people only'],
  'share.account': [403, 'The account is not the one that signed in'],
  'share.limit': [429, 'Data was shared too often'],
  'idempotency.reused': [422, 'The idempotency key was used for another request'],
  'idempotency.ended': [
    409,
    'The grant of this idempotency key was taken back, replaced by a later one, or has ended: share with a new key',
  ],
  'grant.unknown': [404, 'There is no such grant'],
  'connector.unknown': [404, 'There is no such platform'],
  'connector.off': [404, 'This platform is not set up here'],
  'app.redirect': [403, 'The address to return to is not registered for the application'],
  'state.unknown': [400, 'This link was not made by this provider, or was changed on its way'],
  'state.stale': [410, 'This link has expired or was used before'],
  'ticket.unknown': [403, 'This session has no such ticket'],
  'ticket.limit': [429, 'Too many tickets were asked for'],
  'ticket.stale': [410, 'The ticket has expired or was used before'],
  'share.items': [403, 'The grant answers for no more different items'],
  'share.challenge': [422, 'An application without a secret needs a code challenge'],
  'authorize.client': [400, 'The application or its return address is not registered'],
  'authorize.unknown': [404, 'No such sign-in is under way in this browser'],
  'authorize.grant': [409, 'The person shares nothing with the application that it asks for'],
  'authorize.sign-in': [409, 'The application asks for a new sign-in'],
  'authorize.limit': [429, 'Too many sign-ins were begun'],
  'authorize.proof': [429, 'Many sign-ins were begun, so the browser has to solve a proof of work'],
  'authorize.logout': [
    400,
    'The ID token, the application or the address of the sign-out is not a registered one',
  ],
  'fedcm.browser': [403, 'Only a browser’s own request for FedCM may make this call'],
  'fedcm.account': [401, 'This account is not signed in in this browser'],
  'oauth.request': [400, 'The request does not have the form that OAuth 2.0 asks for'],
  'oauth.client': [401, 'No application has this id and secret'],
  'oauth.grant': [
    400,
    'The code or refresh token is unknown, expired, used before, or not for this client and this verifier',
  ],
  'oauth.scope': [400, 'The refresh token does not have this scope'],
  'oauth.grant-type': [400, 'This endpoint does not know this grant type'],
  'access.limit': [429, 'Too many questions about this grant'],
  'access.missing': [401, 'The access token is missing'],
  'access.scope': [403, 'The access token is not of a sign-in with `openid`'],
  'access.unknown': [401, 'The access token is not one of this provider'],
  'access.expired': [401, 'The access token has expired'],
  'access.ended': [401, 'The grant has ended'],
  'operator.missing': [401, 'This needs an operator token, or a browser that signed in with one'],
  'operator.unknown': [401, 'No operator has this token'],
  'operator.origin': [403, 'Only the pages of this address may make this call'],
  'app.none': [404, 'There is no such application'],
  'person.unknown': [404, 'No person here has this address'],
  'webhook.unknown': [404, 'There is no such webhook'],
  'access.revoked': [401, 'The grant was taken back'],
  'access.stopped': [401, 'The tokens of this sign-in or code were ended; the grant itself stands'],
  'access.replaced': [401, 'The person shared again since: ask with a token of the newest grant'],
} as const satisfies Record<string, readonly [ProblemStatus, string]>;

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
export type ProblemCode = keyof typeof PROBLEMS;

/** A refusal of a call, with a reason for the caller. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ProblemStatus;
  readonly title: string;

  /**
   * @param code read by programs
   * @param detail read by developers; never contains a code, a token or an address
   * @param retryAfterS seconds until the next try is useful
   * @param members further members of the answer (RFC 9457, section 3.2)
   */
  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    readonly retryAfterS?: number,
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    [this.status, this.title] = PROBLEMS[code];
  }
}
