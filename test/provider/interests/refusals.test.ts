import { describe, expect, it } from 'vitest';
import type { ConnectorId } from '../../../provider/config-platforms.ts';
import { ReadError } from '../../../provider/platforms/readers/read-error.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

const json = (status: number, body: unknown) => Response.json(body, { status });
const google = (status: number, reason: string) =>
  json(status, { error: { code: status, errors: [{ reason }] } });
const graph = (code: number) => json(400, { error: { code, type: 'OAuthException', message: 'No' } });

const errorOf = async (connector: ConnectorId, answer: Response) => {
  const { error } = await readAll(connector, async () => answer.clone());
  return error instanceof ReadError ? [error.fault, error.message] : error;
};

/** Answers recorded in the platforms' documents and in public recordings of their clients. */
describe('what platforms answer when they refuse', () => {
  it.each<[string, ConnectorId, Response, string]>([
    [
      'YouTube’s API that the operator did not switch on',
      'youtube',
      google(403, 'accessNotConfigured'),
      'operator',
    ],
    [
      'a version of LinkedIn’s API that ended',
      'linkedin',
      json(426, { status: 426, code: 'NONEXISTENT_VERSION' }),
      'operator',
    ],
    ['an application that Meta does not know', 'facebook', graph(101), 'operator'],
    ['Google’s limit of calls at a time', 'gmail', google(403, 'concurrentLimitExceeded'), 'limited'],
    ['Meta’s limit of a page', 'facebook', graph(80_001), 'limited'],
    ['Meta’s call without a person', 'instagram', graph(2500), 'token'],
    [
      'a block page in front of Reddit',
      'reddit',
      new Response('<body>whoa there, pardner!</body>', { status: 403 }),
      'unreachable',
    ],
    ['Reddit’s own refusal', 'reddit', json(403, { message: 'Forbidden', error: 403 }), 'scope'],
    ['Pinterest’s own refusal', 'pinterest', json(403, { code: 29, message: 'Not permitted' }), 'scope'],
  ])('%s', async (_, connector, answer, fault) => {
    const [found] = (await errorOf(connector, answer)) as [string, string];
    expect(found).toBe(fault);
  });

  it('names status and reason for the log, and no other word of the answer', async () => {
    expect(await errorOf('youtube', google(403, 'accessNotConfigured'))).toEqual([
      'operator',
      'The platform refuses the application (403 accessNotConfigured)',
    ]);
    const talkative = json(401, { error: 'Jane Roe <jane@corp.example> may not read this' });
    expect(await errorOf('reddit', talkative)).toEqual([
      'token',
      'The platform does not take the token (401)',
    ]);
  });
});

const SUBSCRIPTIONS = 'www.googleapis.com/youtube/v3/subscriptions';
const VIDEOS = 'www.googleapis.com/youtube/v3/videos';
const videos = { items: [{ snippet: { title: 'Sourdough for beginners' } }] };

describe('a list that fails for good', () => {
  it.each(['youtubeSignupRequired', 'subscriberNotFound', 'channelNotFound'])(
    'is empty for an account without the product (%s), and the next list is read',
    async (reason) => {
      const { fetch } = createPlatformApi({ [SUBSCRIPTIONS]: [google(401, reason)], [VIDEOS]: [videos] });
      const { error, signals, batches } = await readAll('youtube', fetch);
      expect([error, signals.map(({ text }) => text)]).toEqual([null, ['Sourdough for beginners']]);
      expect(batches.at(-1)?.position).toBeNull();
    },
  );

  it('does not block the next one if the platform does not allow it, and is reported at the end', async () => {
    const refused = google(403, 'insufficientPermissions');
    const { fetch } = createPlatformApi({
      [SUBSCRIPTIONS]: [refused],
      [VIDEOS]: [{ ...videos, nextPageToken: 'x' }, videos],
    });
    const { error, signals } = await readAll('youtube', fetch);
    expect(signals.map(({ text }) => text)).toContain('Sourdough for beginners');
    expect(error).toEqual(new ReadError('scope'));
  });
});

it.each<[ConnectorId, unknown]>([
  ['facebook', { error: { code: 'constructor' } }],
  ['youtube', { error: { errors: [{ reason: '__proto__' }] } }],
  ['linkedin', { code: 'toString' }],
])('knows no code of %s with an inherited name: %j', async (connector, body) => {
  const { error } = await readAll(connector, async () => json(403, body));
  expect(error).toEqual(new ReadError('scope'));
});

const SNAPSHOT = 'api.linkedin.com/rest/memberSnapshotData';
const noData = json(404, { message: 'No data found for this memberId', status: 404 });

describe('LinkedIn, which collects first', () => {
  it('has nothing yet while every domain is unknown', async () => {
    const { fetch, asked } = createPlatformApi({ [SNAPSHOT]: [noData] });
    const { error, batches } = await readAll('linkedin', fetch);
    expect([error, batches, asked.length]).toEqual([new ReadError('pending'), [], 3]);
  });

  it.each<[string, object]>([
    ['empty', { elements: [] }],
    ['named and empty', { elements: [{ snapshotData: [], snapshotDomain: 'PROFILE' }] }],
    ['without data', { elements: [{ snapshotDomain: 'PROFILE' }], paging: { links: [] } }],
  ])('has an empty list, and no wait, if one domain is %s', async (_, empty) => {
    const { fetch, asked } = createPlatformApi({ [SNAPSHOT]: [empty, noData, empty] });
    const { error, signals } = await readAll('linkedin', fetch);
    expect([error, signals, asked.length]).toEqual([null, [], 3]);
  });

  it('does not allow the reading if it refuses every domain', async () => {
    const { error } = await readAll('linkedin', async () => json(403, { message: 'Not enough permissions' }));
    expect(error).toEqual(new ReadError('scope'));
  });

  it('reads the domains after one that is empty', async () => {
    const skills = { elements: [{ snapshotData: [{ Name: 'Welding' }] }] };
    const { fetch } = createPlatformApi({ [SNAPSHOT]: [{ elements: [] }, skills, { elements: [] }] });
    const { error, signals } = await readAll('linkedin', fetch);
    expect([error, signals.map(({ text }) => text)]).toEqual([null, ['Welding']]);
  });

  it('has an empty list for one domain that is unknown', async () => {
    const skills = { elements: [{ snapshotData: [{ Name: 'Welding' }] }, { snapshotDomain: 'SKILLS' }] };
    const { fetch } = createPlatformApi({ [SNAPSHOT]: [noData, skills, noData] });
    const { error, signals } = await readAll('linkedin', fetch);
    expect([error, signals.map(({ text }) => text)]).toEqual([null, ['Welding']]);
  });
});

describe('entries as people write them', () => {
  it('skips a mail without headers and one that is gone, and reads the others', async () => {
    const mail = {
      id: 'c',
      payload: { headers: [{ name: 'List-Id', value: 'Robotics Weekly <robotics.example.org>' }] },
    };
    const base = 'gmail.googleapis.com/gmail/v1/users/me/messages';
    const { fetch } = createPlatformApi({
      [base]: [{ messages: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], resultSizeEstimate: 3 }],
      [`${base}/a`]: [{ id: 'a', payload: {} }],
      [`${base}/b`]: [
        json(404, { error: { code: 404, errors: [{ reason: 'notFound' }], status: 'NOT_FOUND' } }),
      ],
      [`${base}/c`]: [mail],
    });
    const { error, signals, batches } = await readAll('gmail', fetch);
    expect([error, signals.map(({ text }) => text), batches[0]?.read]).toEqual([
      null,
      ['Robotics Weekly'],
      3,
    ]);
  });

  const caption = async (text: string) => {
    const { fetch } = createPlatformApi({
      'graph.instagram.com/v24.0/me/media': [{ data: [{ caption: text }], paging: {} }],
    });
    return (await readAll('instagram', fetch)).signals[0]?.text;
  };

  it('cuts a text without spaces between words, and never within a sign', async () => {
    const japanese = await caption(`今日 ${'家庭菜園の楽しみ方'.repeat(30)}`);
    expect(japanese?.length).toBeGreaterThan(100);
    const family = '👩‍👩‍👧‍👦';
    const emoji = (await caption(family.repeat(40))) ?? '';
    expect(emoji.replaceAll(family, '')).toBe('');
    expect(emoji.length).toBeGreaterThan(100);
  });

  it('keeps the joiners of Persian and Hindi, and no other invisible sign', async () => {
    expect(await caption('می‌خواهم \u202eevil')).toBe('می‌خواهم evil');
    expect(await caption('क्‍ष')).toBe('क्‍ष');
  });

  it('reads the description of a pin whose title is blank', async () => {
    const { fetch } = createPlatformApi({
      'api.pinterest.com/v5/boards': [{ items: [] }],
      'api.pinterest.com/v5/pins': [{ items: [{ title: ' ', description: 'Bread ovens' }] }],
    });
    expect((await readAll('pinterest', fetch)).signals.map(({ text }) => text)).toEqual(['Bread ovens']);
  });
});
