import { expect, it } from 'vitest';
import type { ConnectorId } from '../../../common/platforms/ids.ts';
import { ReadError } from '../../../common/platforms/kit/read-error.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

const json = (status: number, body: unknown) => Response.json(body, { status });
const google = (status: number, reason: string) =>
  json(status, { error: { code: status, errors: [{ reason }] } });

const textsOf = async (...[connector, fetch]: Parameters<typeof readAll>) => {
  const { error, signals } = await readAll(connector, fetch);
  return [error, signals.map(({ text }) => text)];
};

const SUBSCRIPTIONS = 'www.googleapis.com/youtube/v3/subscriptions';
const VIDEOS = 'www.googleapis.com/youtube/v3/videos';
const videos = { items: [{ snippet: { title: 'Sourdough' } }] };

/** The two lists of a platform, and an answer of the second one, which is its last page. */
const SECOND: readonly (readonly [ConnectorId, string, string, object, string])[] = [
  ['youtube', SUBSCRIPTIONS, VIDEOS, videos, 'Sourdough'],
  [
    'github',
    'api.github.com/user/repos',
    'api.github.com/user/starred',
    [{ repo: { name: 'raft' }, starred_at: '2026-01-01T00:00:00Z' }],
    'raft',
  ],
];

it.each(SECOND)(
  'a first list of %s that fails does not block the second one, and is reported at the end and at later tries',
  async (connector, first, second, answer, text) => {
    const refusals: readonly (readonly [Response | object, ReadError])[] = [
      [json(403, { error: { code: 403 }, code: 29, message: 'No' }), new ReadError('scope')],
      [json(404, { error: 404, message: 'Not Found' }), new ReadError('nonsense')],
      [{ pages: 3 }, new ReadError('nonsense')],
    ];
    for (const [refusal, fault] of refusals) {
      const { fetch } = createPlatformApi({ [first]: [refusal], [second]: [answer] });
      const { error, signals, batches } = await readAll(connector, fetch);
      expect([error, signals.map((signal) => signal.text)]).toEqual([fault, [text]]);
      const later = await readAll(connector, fetch, { from: batches.at(-1)?.position ?? null });
      expect([later.error, later.signals]).toEqual([fault, []]);
    }
  },
);

it.each([
  ['youtube', SUBSCRIPTIONS, google(401, 'youtubeSignupRequired')],
  ['youtube', SUBSCRIPTIONS, google(401, 'channelNotFound')],
  ['youtube', SUBSCRIPTIONS, { pageInfo: { totalResults: '0' } }],
  ['github', 'api.github.com/user/repos', json(451, { message: 'Repository access blocked' })],
] as const)('a list is empty for an account of %s without it, and the next one is read', async (...given) => {
  const [connector, first, refusal] = given;
  const [, , second = '', answer = {}, text] = SECOND.find(([name]) => name === connector) ?? [];
  const { fetch } = createPlatformApi({ [first]: [refusal], [second]: [answer] });
  expect(await textsOf(connector, fetch)).toEqual([null, [text]]);
});

it('a Google account without Gmail ends the reading, and nothing is asked of the person', async () => {
  const error = { code: 400, status: 'FAILED_PRECONDITION', errors: [{ reason: 'failedPrecondition' }] };
  expect(await textsOf('gmail', async () => json(400, { error }))).toEqual([null, []]);
});

const MESSAGES = 'gmail.googleapis.com/gmail/v1/users/me/messages';
const headers = [
  { name: 'List-Id', value: 'Bread Weekly <weekly.bread.example>' },
  { name: 'From', value: 'Bread Weekly <news@bread.example>' },
];
const inbox = { messages: [{ id: '1' }, { id: '2' }], resultSizeEstimate: '2' };

it.each<[string, Response | object]>([
  ['is refused', json(400, { error: { code: 400, status: 'INVALID_ARGUMENT' } })],
  ['is gone', json(404, { error: { code: 404, errors: [{ reason: 'notFound' }], status: 'NOT_FOUND' } })],
  ['has no id', {}],
  ['has no headers', { id: '1', payload: {} }],
])('a mail that %s is skipped, and the next one is read', async (_, odd) => {
  const { fetch } = createPlatformApi({
    [MESSAGES]: [inbox],
    [`${MESSAGES}/1`]: [odd],
    [`${MESSAGES}/2`]: [{ id: '2', payload: { headers } }],
  });
  expect(await textsOf('gmail', fetch)).toEqual([null, ['Bread Weekly']]);
});

const SNAPSHOT = 'api.linkedin.com/rest/memberSnapshotData';
const noData = json(404, { message: 'No data found for this memberId', status: 404 });
it('LinkedIn has nothing yet while every domain is unknown', async () => {
  const { fetch, asked } = createPlatformApi({ [SNAPSHOT]: [noData] });
  expect([await textsOf('linkedin', fetch), asked.length]).toEqual([[new ReadError('pending'), []], 3]);
});

it('LinkedIn does not allow the reading if it refuses every domain, and a 400 is another format', async () => {
  const refusal = async (status: number) =>
    (await readAll('linkedin', async () => json(status, { message: 'No', status }))).error;
  expect([await refusal(403), await refusal(400)]).toEqual([
    new ReadError('scope'),
    new ReadError('nonsense'),
  ]);
});

it('a list of Meta goes on where the next page is named by its address only, and after an empty page', async () => {
  const next = 'https://graph.facebook.com/v24.0/1/likes?access_token=x&limit=100&after=QVFI';
  const { fetch, asked } = createPlatformApi({
    'graph.facebook.com/v24.0/me/likes': [
      { data: [{ name: 'Wetlands Trust' }], paging: { next } },
      { data: [], paging: { cursors: { after: 'QVFJ' }, next } },
      { data: [{ name: 'Bird watching' }], paging: { cursors: { before: 'a', after: 'b' } } },
    ],
  });
  expect(await textsOf('facebook', fetch)).toEqual([null, ['Wetlands Trust', 'Bird watching']]);
  expect(asked.map((url) => new URL(url).searchParams.get('after'))).toEqual([null, 'QVFI', 'QVFJ']);
});

it('a list of Meta is asked for in smaller pages where the platform wants less data at once', async () => {
  const message = 'Please reduce the amount of data you’re asking for, then retry your request';
  const refused = json(500, { error: { message, type: 'OAuthException', code: 1 } });
  const pages = { data: [{ name: 'Wetlands Trust' }] };
  const path = 'graph.facebook.com/v24.0/me/likes';
  const small = createPlatformApi({ [path]: [refused, refused, pages] });
  expect(await textsOf('facebook', small.fetch)).toEqual([null, ['Wetlands Trust']]);
  const none = createPlatformApi({ [path]: [refused] });
  expect((await readAll('facebook', none.fetch)).error).toMatchObject({ fault: 'unreachable' });
  const limits = [small, none].map(({ asked }) => asked.map((url) => new URL(url).searchParams.get('limit')));
  expect(limits).toEqual([
    ['100', '50', '25'],
    ['100', '50', '25', '12', '6'],
  ]);
});
