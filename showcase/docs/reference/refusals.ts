import type { ConnectorId } from '../../../common/platforms/ids.ts';

/** The provider's reaction to each kind of refusal. The keys are the provider's names of the kinds. */
export const OUTCOMES = {
  token: 'the person connects it again',
  scope: 'the other lists are read',
  limited: 'the provider waits',
  unreachable: 'tried again for 33 hours',
  operator: 'tried again every day, and logged for you',
  absent: 'taken as empty',
  pending: 'asked again for 33 hours',
} as const;

/** An answer of the platform, as its documentation or a public recording of it shows. */
interface Sample {
  readonly status: number;
  /** `null` for a page that is no JSON. */
  readonly body: object | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Refusal {
  /** Status and name, as the log has them. */
  readonly name: string;
  readonly outcome: keyof typeof OUTCOMES;
  /** Absent if the same answer means different things for different lists. */
  readonly sample?: Sample;
}

interface PlatformRefusals {
  readonly refusals: readonly Refusal[];
  /** The platform's page about its refusals. */
  readonly page: string;
}

const google = (status: number, reason: string, outcome: Refusal['outcome']): Refusal => ({
  name: `${status} ${reason}`,
  outcome,
  sample: { status, body: { error: { code: status, errors: [{ reason }] } } },
});

const graph = (status: number, code: number, outcome: Refusal['outcome']): Refusal => ({
  name: `${status} ${code}`,
  outcome,
  sample: { status, body: { error: { message: '…', type: 'OAuthException', code } } },
});

const answered = (name: string, outcome: Refusal['outcome'], sample: Sample): Refusal => ({
  name,
  outcome,
  sample,
});

/** Facebook's and Instagram's. */
const GRAPH: readonly Refusal[] = [
  graph(401, 190, 'token'),
  graph(403, 10, 'scope'),
  graph(403, 200, 'scope'),
  graph(400, 4, 'limited'),
  graph(400, 17, 'limited'),
  graph(400, 613, 'limited'),
  graph(400, 101, 'operator'),
  answered('400 100 for a list that is not allowed', 'scope', {
    status: 400,
    body: {
      error: { message: 'Unsupported get request.', type: 'IGApiException', code: 100, error_subcode: 33 },
    },
  }),
  graph(500, 2, 'unreachable'),
];

/** The refusals of each platform's API when a list is read. */
export const REFUSALS: Readonly<Record<ConnectorId, PlatformRefusals>> = {
  youtube: {
    page: 'https://developers.google.com/youtube/v3/docs/errors',
    refusals: [
      google(401, 'authError', 'token'),
      google(403, 'insufficientPermissions', 'scope'),
      google(403, 'quotaExceeded', 'limited'),
      google(403, 'accessNotConfigured', 'operator'),
      google(401, 'youtubeSignupRequired', 'absent'),
      google(404, 'subscriberNotFound', 'absent'),
    ],
  },
  linkedin: {
    page: 'https://learn.microsoft.com/linkedin/shared/api-guide/concepts/error-handling',
    refusals: [
      answered('401', 'token', { status: 401, body: { serviceErrorCode: 65600, status: 401 } }),
      answered('403', 'scope', { status: 403, body: { message: 'Not enough permissions', status: 403 } }),
      answered('429', 'limited', { status: 429, body: { message: 'Resource level throttle limit' } }),
      answered('426', 'operator', { status: 426, body: { code: 'NONEXISTENT_VERSION' } }),
      { name: '404 for one list', outcome: 'absent' },
      { name: '404 for all lists', outcome: 'pending' },
    ],
  },
  reddit: {
    page: 'https://github.com/reddit-archive/reddit/wiki/API',
    refusals: [
      answered('401', 'token', { status: 401, body: { message: 'Unauthorized', error: 401 } }),
      answered('403', 'scope', { status: 403, body: { message: 'Forbidden', error: 403 } }),
      answered('429', 'limited', {
        status: 429,
        body: { message: 'Too Many Requests', error: 429 },
        headers: { 'X-RateLimit-Reset': '240' },
      }),
      answered('RATELIMIT', 'limited', {
        status: 403,
        body: { json: { errors: [['RATELIMIT', 'Take a break for 2 minutes.', 'ratelimit']] } },
      }),
      answered('USER_REQUIRED', 'token', {
        status: 403,
        body: { json: { errors: [['USER_REQUIRED', 'Please log in to do that.', null]] } },
      }),
      ...['private', 'quarantined', 'banned', 'gated', 'gold_only'].map((reason) =>
        answered(`403 ${reason}`, 'absent', {
          status: 403,
          body: { reason, message: 'Forbidden', error: 403 },
        }),
      ),
      answered('403 with a page', 'unreachable', { status: 403, body: null }),
    ],
  },
  pinterest: {
    page: 'https://developers.pinterest.com/docs/reference/error-codes/',
    refusals: [
      answered('401 2', 'token', { status: 401, body: { code: 2, message: 'Authentication failed.' } }),
      answered('401 3', 'scope', {
        status: 401,
        body: { code: 3, message: 'Your token does not have sufficient permissions' },
      }),
      answered('403 29', 'scope', { status: 403, body: { code: 29, message: 'You are not permitted' } }),
      answered('429 8', 'limited', { status: 429, body: { code: 8, message: 'You have exceeded' } }),
      answered('401 3 for the application', 'operator', {
        status: 401,
        body: { code: 3, message: 'Your application consumer type is not supported' },
      }),
      answered('403 29 for the application', 'operator', {
        status: 403,
        body: { code: 29, message: 'Apps with Trial access may not …' },
      }),
      answered('404 30', 'absent', { status: 404, body: { code: 30, message: 'User not found.' } }),
      answered('404 40', 'absent', { status: 404, body: { code: 40, message: 'Board not found.' } }),
      answered('404 50', 'absent', { status: 404, body: { code: 50, message: 'Pin not found.' } }),
      answered('500 12', 'unreachable', {
        status: 500,
        body: { code: 12, message: 'Something went wrong on our end.' },
      }),
    ],
  },
  instagram: {
    page: 'https://developers.facebook.com/docs/graph-api/guides/error-handling',
    refusals: GRAPH,
  },
  github: {
    page: 'https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api',
    refusals: [
      answered('401', 'token', { status: 401, body: { message: 'Bad credentials' } }),
      answered('403', 'scope', { status: 403, body: { message: 'Resource not accessible by integration' } }),
      answered('403 or 429 with no call left', 'limited', {
        status: 403,
        body: { message: 'API rate limit exceeded' },
        headers: { 'X-RateLimit-Remaining': '0' },
      }),
      answered('403 for a secondary limit', 'limited', {
        status: 403,
        body: { message: 'You have exceeded a secondary rate limit.' },
      }),
      answered('403 with X-GitHub-SSO', 'scope', {
        status: 403,
        body: { message: 'Resource protected by organization SAML enforcement.' },
        headers: { 'X-GitHub-SSO': 'required; url=https://github.com/orgs/octo/sso' },
      }),
      answered('403 for a suspended account', 'scope', {
        status: 403,
        body: { message: 'Sorry. Your account was suspended.' },
      }),
      answered('451', 'absent', { status: 451, body: { message: 'Repository access blocked' } }),
      answered('400 for the version of the API', 'operator', {
        status: 400,
        body: { message: 'The version you specified is not a supported version.', errors: 'bad' },
      }),
    ],
  },
  facebook: {
    page: 'https://developers.facebook.com/docs/graph-api/guides/error-handling',
    refusals: GRAPH,
  },
  gmail: {
    page: 'https://developers.google.com/workspace/gmail/api/guides/handle-errors',
    refusals: [
      google(401, 'authError', 'token'),
      google(403, 'insufficientPermissions', 'scope'),
      google(429, 'rateLimitExceeded', 'limited'),
      google(403, 'userRateLimitExceeded', 'limited'),
      google(403, 'accessNotConfigured', 'operator'),
      google(404, 'notFound', 'absent'),
    ],
  },
};
