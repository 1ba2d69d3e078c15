import type { PlatformRefusal } from '../http/faults.ts';
import { type CONNECTORS, connectorNamed } from './connectors.ts';
import { tokenRefusal } from './token-answers.ts';

type ConnectorId = (typeof CONNECTORS)[number]['id'];

type Refuse = (status: number, body: object, headers?: Readonly<Record<string, string>>) => Response;
/** A platform's refusal of the token, of this reading, and, for some time, of every call. */
type Refusals = (
  refuse: Refuse,
  retryS: number | undefined,
) => Readonly<Record<PlatformRefusal['refusal'], () => Response>>;

/** https://developers.google.com/workspace/gmail/api/guides/handle-errors, …/youtube/v3/docs/errors */
const google =
  (limit: readonly [status: number, domain: string, reason: string]): Refusals =>
  (refuse) => {
    const error = (code: number, domain: string, reason: string, status: string) =>
      refuse(code, {
        error: { code, message: reason, errors: [{ message: reason, domain, reason }], status },
      });
    return {
      token: () => error(401, 'global', 'authError', 'UNAUTHENTICATED'),
      scope: () => error(403, 'global', 'insufficientPermissions', 'PERMISSION_DENIED'),
      limit: () => error(...limit, 'RESOURCE_EXHAUSTED'),
    };
  };

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const graph: Refusals = (refuse) => {
  const error = (status: number, code: number, message: string) =>
    refuse(status, { error: { message, type: 'OAuthException', code, fbtrace_id: 'A0' } });
  return {
    token: () => error(401, 190, 'Error validating access token: the session has been invalidated.'),
    scope: () => error(403, 200, 'Permissions error'),
    limit: () => error(400, 17, 'User request limit reached'),
  };
};

/** https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api */
const github: Refusals = (refuse, retryS) => ({
  token: () => refuse(401, { message: 'Bad credentials', status: '401' }),
  scope: () => refuse(403, { message: 'Resource not accessible by integration', status: '403' }),
  limit: () =>
    retryS === undefined
      ? refuse(403, { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' })
      : refuse(403, { message: 'API rate limit exceeded' }, { 'X-RateLimit-Remaining': '0' }),
});

/** https://learn.microsoft.com/linkedin/shared/api-guide/concepts/error-handling */
const linkedin: Refusals = (refuse) => {
  const error = (status: number, message: string) =>
    refuse(status, { message, serviceErrorCode: status, status });
  return {
    token: () => error(401, 'Invalid access token'),
    scope: () => error(403, 'Not enough permissions to access: memberSnapshotData'),
    limit: () => error(429, 'Resource level throttle limit is reached.'),
  };
};

/** https://github.com/reddit-archive/reddit/wiki/API */
const reddit: Refusals = (refuse, retryS) => ({
  token: () => refuse(401, { message: 'Unauthorized', error: 401 }),
  scope: () => refuse(403, { message: 'Forbidden', error: 403 }),
  limit: () =>
    refuse(
      429,
      { message: 'Too Many Requests', error: 429 },
      {
        'X-RateLimit-Remaining': '0.0',
        ...(retryS === undefined ? {} : { 'X-RateLimit-Reset': `${retryS}` }),
      },
    ),
});

/** https://developers.pinterest.com/docs/reference/error-codes/ */
const pinterest: Refusals = (refuse) => ({
  token: () => refuse(401, { code: 2, message: 'Authentication failed.' }),
  scope: () => refuse(403, { code: 29, message: 'You are not permitted to access that resource.' }),
  limit: () => refuse(429, { code: 8, message: 'You have exceeded your rate limit. Try again later.' }),
});

const REFUSALS: Readonly<Record<ConnectorId, Refusals>> = {
  youtube: google([403, 'youtube.quota', 'quotaExceeded']),
  gmail: google([429, 'usageLimits', 'rateLimitExceeded']),
  linkedin,
  reddit,
  pinterest,
  instagram: graph,
  facebook: graph,
  github,
};

/** Returns a platform's refusal in its own format. The pause is in `Retry-After`; Reddit has its own header. */
export const refusalOf = (connector: ConnectorId, { refusal, retryS }: PlatformRefusal): Response => {
  const isNamed = refusal === 'limit' && retryS !== undefined && connector !== 'reddit';
  const pause: Record<string, string> = isNamed ? { 'Retry-After': `${retryS}` } : {};
  const refuse: Refuse = (status, body, headers = {}) =>
    Response.json(body, { status, headers: { ...headers, ...pause } });
  return REFUSALS[connector](refuse, retryS)[refusal]();
};

/** The token endpoint refuses in the platform's format; for some time in OAuth's (RFC 6749 §5.2). */
export const declinedByPlatform = (path: string, refusal: PlatformRefusal): Response => {
  const connector = connectorNamed(path.split('/')[3]);
  if (path.includes('/api/') && connector !== undefined) return refusalOf(connector.id, refusal);
  if (refusal.refusal !== 'limit')
    return connector === undefined
      ? Response.json({ error: 'invalid_grant' }, { status: 400 })
      : tokenRefusal(connector.id, 'refresh');
  const headers: Record<string, string> =
    refusal.retryS === undefined ? {} : { 'Retry-After': `${refusal.retryS}` };
  return Response.json({ error: 'temporarily_unavailable' }, { status: 429, headers });
};
