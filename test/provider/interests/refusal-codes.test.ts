import { describe, expect, it } from 'vitest';
import type { ConnectorId } from '../../../provider/config-platforms.ts';
import { ReadError } from '../../../provider/platforms/readers/read-error.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers });
const message = (status: number, text: string, headers = {}) =>
  json(
    status,
    { message: text, documentation_url: 'https://docs.github.com/rest', status: `${status}` },
    headers,
  );
const pinterest = (status: number, code: number, text = 'No') => json(status, { code, message: text });
const reason = (status: number, name: string) =>
  json(status, { reason: name, message: status === 404 ? 'Not Found' : 'Forbidden', error: status });
const listed = (status: number, name: string) =>
  json(status, { json: { errors: [[name, 'A sentence of Reddit.', null]] } });

/** The fault of a platform that gives this answer to every call; `null` if its reading ends without a fault. */
const faultOf = async (connector: ConnectorId, answer: Response) => {
  const { error } = await readAll(connector, async () => answer.clone());
  return error instanceof ReadError ? error.fault : error;
};

/** Texts of github/docs, and of recorded answers in PyGithub/PyGithub and octokit. */
const GITHUB: readonly (readonly [string, Response, string | null])[] = [
  ['a token that ended', message(401, 'Bad credentials'), 'token'],
  ['no token', message(401, 'Requires authentication'), 'token'],
  [
    'no call left',
    message(403, 'API rate limit exceeded for user ID 1.', { 'x-ratelimit-remaining': '0' }),
    'limited',
  ],
  ['a limit without headers', message(403, 'API rate limit exceeded for 192.0.2.1.'), 'limited'],
  ['a secondary limit', message(403, 'You have exceeded a secondary rate limit. Please wait.'), 'limited'],
  ['a secondary limit as 429', message(429, 'You have exceeded a secondary rate limit.'), 'limited'],
  ['the older secondary limit', message(403, 'You have triggered an abuse detection mechanism.'), 'limited'],
  ['an integration', message(403, 'Resource not accessible by integration'), 'scope'],
  ['a token of another kind', message(403, 'Resource not accessible by personal access token'), 'scope'],
  [
    'an organization with SAML',
    message(
      403,
      'Resource protected by organization SAML enforcement. You must grant your OAuth token access.',
      {
        'x-github-sso': 'required; url=https://github.com/orgs/octo/sso?authorization_request=A',
      },
    ),
    'scope',
  ],
  [
    'a list of allowed addresses',
    message(
      403,
      'Although you appear to have the correct authorization credentials, the `octo` organization has an IP allow list enabled',
    ),
    'scope',
  ],
  [
    'applications that an organization restricts',
    message(
      403,
      'Although you appear to have the correct authorization credentials, the `octo` organization has enabled OAuth App access restrictions',
    ),
    'scope',
  ],
  ['a suspended account', message(403, 'Sorry. Your account was suspended.'), 'scope'],
  ['a list that is not there', message(404, 'Not Found'), 'nonsense'],
  [
    'a repository that is closed for legal reasons',
    json(451, { message: 'Repository access blocked', block: { reason: 'dmca' } }),
    null,
  ],
  [
    'a page beyond the limit',
    message(422, 'In order to keep the API fast for everyone, pagination is limited for this resource.'),
    null,
  ],
  [
    'a version that ended',
    json(400, { message: 'The version you specified is not a supported version.', errors: 'bad' }),
    'operator',
  ],
  ['a call without a name', message(403, 'Request forbidden by administrative rules.'), 'operator'],
  ['a fault of GitHub', message(502, 'Server Error'), 'unreachable'],
  ['an overload', message(503, 'No server is currently available'), 'unreachable'],
];

/** Codes of API v5, from its description and reports in pinterest/api-quickstart. */
const PINTEREST: readonly (readonly [string, Response, string | null])[] = [
  ['a wrong parameter', pinterest(400, 1, 'Invalid parameters'), 'nonsense'],
  ['a token that ended', pinterest(401, 2, 'Authentication failed.'), 'token'],
  [
    'a missing scope, as 401',
    pinterest(401, 3, "Your token does not have sufficient permissions. Missing: ['boards:read']"),
    'scope',
  ],
  [
    'an application that is not approved',
    pinterest(401, 3, 'Your application consumer type is not supported, please contact support'),
    'operator',
  ],
  [
    'an application with trial access',
    pinterest(403, 29, 'Apps with Trial access may not read this in production'),
    'operator',
  ],
  ['too many calls', pinterest(429, 8, 'You have exceeded your rate limit. Try again later.'), 'limited'],
  ['too many calls with another status', pinterest(403, 8, 'This request exceeded a rate limit.'), 'limited'],
  [
    'a fault of Pinterest',
    pinterest(500, 12, 'Something went wrong on our end. Sorry about that.'),
    'unreachable',
  ],
  ['a fault of Pinterest with another status', pinterest(400, 11, 'API server error'), 'unreachable'],
  ['a call that took too long', pinterest(504, 16, 'Request didn’t complete in time.'), 'unreachable'],
  [
    'what the person may not see',
    pinterest(403, 29, 'You are not permitted to access that resource.'),
    'scope',
  ],
  ['no such account', pinterest(404, 30, 'User not found.'), null],
  ['no such board', pinterest(404, 40, 'Board not found.'), null],
  ['no such pin', pinterest(404, 50, 'Pin not found.'), null],
  ['a refresh token in place of a token', pinterest(401, 283, 'Invalid token'), 'token'],
  ['a code as a text', json(401, { code: '3', message: 'No', status: 'failure' }), 'scope'],
];

/** Reasons of prawcore's tests and of PRAW's cassettes. */
const REDDIT: readonly (readonly [string, Response, string | null])[] = [
  ['a token that ended', json(401, { message: 'Unauthorized', error: 401 }), 'token'],
  ['a person who is not signed in', listed(403, 'USER_REQUIRED'), 'token'],
  ['the same in a reason', reason(403, 'USER_REQUIRED'), 'token'],
  ['a refusal', json(403, { message: 'Forbidden', error: 403 }), 'scope'],
  [
    'a missing scope',
    json(
      403,
      { message: 'Forbidden', error: 403 },
      { 'www-authenticate': 'Bearer realm="reddit", error="insufficient_scope"' },
    ),
    'scope',
  ],
  ['a private community', reason(403, 'private'), null],
  ['a quarantined community', reason(403, 'quarantined'), null],
  ['a community behind a question', reason(403, 'gated'), null],
  ['a community for subscribers', reason(403, 'gold_only'), null],
  ['a banned community', reason(404, 'banned'), null],
  ['a list that is not there', json(404, { message: 'Not Found', error: 404 }), 'nonsense'],
  [
    'a list that is closed for legal reasons',
    json(451, { message: 'Unavailable For Legal Reasons', error: 451 }),
    null,
  ],
  ['too many calls', json(429, { message: 'Too Many Requests', error: 429 }), 'limited'],
  ['too many calls in a list', listed(403, 'RATELIMIT'), 'limited'],
  ['a fault of Reddit', json(500, { message: 'Internal Server Error', error: 500 }), 'unreachable'],
  ['an overload', json(503, { message: 'Service Unavailable', error: 503 }), 'unreachable'],
  [
    'a block page',
    new Response('<h1>whoa there, pardner!</h1>', { status: 403, headers: { 'content-type': 'text/html' } }),
    'unreachable',
  ],
  ['names of inherited properties', reason(403, 'constructor'), 'scope'],
];

describe.each([
  ['github', GITHUB],
  ['pinterest', PINTEREST],
  ['reddit', REDDIT],
] as const)('what %s refuses', (connector, answers) => {
  it.each(answers)('%s', async (_, answer, fault) => {
    expect(await faultOf(connector, answer)).toBe(fault);
  });
});

describe('an error in an answer with 200', () => {
  it.each<[string, ConnectorId, object, string]>([
    ['Reddit’s limit', 'reddit', { json: { errors: [['RATELIMIT', 'Take a break.', null]] } }, 'limited'],
    [
      'a person who is not signed in',
      'reddit',
      { json: { errors: [['USER_REQUIRED', 'x', null]] } },
      'token',
    ],
    ['Meta’s ended token', 'facebook', { error: { code: 190, type: 'OAuthException' } }, 'token'],
    ['Meta’s limit', 'instagram', { error: { code: 4 } }, 'limited'],
    ['Google’s limit', 'youtube', { error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } }, 'limited'],
    ['an API that is off', 'gmail', { error: { errors: [{ reason: 'accessNotConfigured' }] } }, 'operator'],
    ['Pinterest’s ended token', 'pinterest', { code: 2, message: 'Authentication failed.' }, 'token'],
    ['GitHub’s ended token', 'github', { message: 'Bad credentials' }, 'token'],
    ['an error without a name', 'reddit', { json: { errors: [] } }, 'nonsense'],
  ])('is read as at any other status: %s', async (_, connector, body, fault) => {
    expect(await faultOf(connector, json(200, body))).toBe(fault);
  });
});

it('reads the stars where GitHub closes the repositories for legal reasons', async () => {
  const { fetch } = createPlatformApi({
    'api.github.com/user/repos': [json(451, { message: 'Repository access blocked' })],
    'api.github.com/user/starred': [[{ starred_at: '2026-01-01T00:00:00Z', repo: { name: 'raft' } }]],
  });
  const { error, signals } = await readAll('github', fetch);
  expect([error, signals.map(({ text }) => text)]).toEqual([null, ['raft']]);
});

it('reads the pins where Pinterest gives no boards, and says that a list is missing', async () => {
  const { fetch } = createPlatformApi({
    'api.pinterest.com/v5/boards': [pinterest(401, 3, "Missing: ['boards:read']")],
    'api.pinterest.com/v5/pins': [{ items: [{ title: 'Bread ovens' }] }],
  });
  const { error, signals } = await readAll('pinterest', fetch);
  expect([error, signals.map(({ text }) => text)]).toEqual([
    expect.objectContaining({ fault: 'scope' }),
    ['Bread ovens'],
  ]);
});
