import type { Problem, ProblemCode } from '../problem.ts';

/** Error codes of RFC 6749, section 5.2. */
const ERRORS: Readonly<Partial<Record<ProblemCode, string>>> = {
  'oauth.client': 'invalid_client',
  'oauth.grant': 'invalid_grant',
  'oauth.scope': 'invalid_scope',
  'app.suspended': 'unauthorized_client',
  'oauth.grant-type': 'unsupported_grant_type',
  'server.failed': 'server_error',
  'server.unavailable': 'temporarily_unavailable',
};

/** Every value of `error` that a call may answer. */
export const oauthErrorOf = (code: ProblemCode): string => ERRORS[code] ?? 'invalid_request';

/** A refusal in the form that OAuth clients read (RFC 6749, section 5.2). */
export const oauthResponse = ({ code, status, title, detail, retryAfterS }: Problem): Response =>
  Response.json(
    { error: oauthErrorOf(code), error_description: detail === undefined ? title : `${title}: ${detail}` },
    {
      status,
      headers: {
        Pragma: 'no-cache',
        ...(status === 401 ? { 'WWW-Authenticate': 'Basic realm="token"' } : {}),
        // The unread rest of the body stays on the connection, so the connection must close.
        ...(status === 413 ? { Connection: 'close' } : {}),
        ...(retryAfterS === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterS))) }),
      },
    },
  );
