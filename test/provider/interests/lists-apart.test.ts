import { describe, expect, it } from 'vitest';
import type { ConnectorId } from '../../../provider/config-platforms.ts';
import { ReadError } from '../../../provider/platforms/readers/read-error.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

const json = (status: number, body: unknown) => Response.json(body, { status });

/** The two lists of a platform, and an answer of the second one, which is its last page. */
const SECOND: readonly (readonly [ConnectorId, string, string, object, string])[] = [
  [
    'youtube',
    'www.googleapis.com/youtube/v3/subscriptions',
    'www.googleapis.com/youtube/v3/videos',
    { items: [{ snippet: { title: 'Sourdough' } }] },
    'Sourdough',
  ],
  [
    'pinterest',
    'api.pinterest.com/v5/boards',
    'api.pinterest.com/v5/pins',
    { items: [{ title: 'Rye' }] },
    'Rye',
  ],
  [
    'github',
    'api.github.com/user/repos',
    'api.github.com/user/starred',
    [{ repo: { name: 'raft' }, starred_at: '2026-01-01T00:00:00Z' }],
    'raft',
  ],
  [
    'reddit',
    'oauth.reddit.com/subreddits/mine/subscriber',
    'oauth.reddit.com/user/ada/saved',
    { data: { children: [{ data: { title: 'Proofing' } }], after: null } },
    'Proofing',
  ],
];
const WHO = { 'oauth.reddit.com/api/v1/me': [{ name: 'ada' }] };

describe.each(SECOND)('%s', (connector, first, second, answer, text) => {
  it.each<[string, Response | object, ReadError]>([
    ['is refused', json(403, { error: { code: 403 }, code: 29, message: 'No' }), new ReadError('scope')],
    ['does not exist', json(404, { error: 404, message: 'Not Found' }), new ReadError('nonsense')],
    ['has another format', { pages: 3 }, new ReadError('nonsense')],
  ])(
    'reads the last page of the second list if the first one %s, and reports it',
    async (_, refusal, fault) => {
      const { fetch } = createPlatformApi({ ...WHO, [first]: [refusal], [second]: [answer] });
      const { error, signals, batches } = await readAll(connector, fetch);
      expect(signals.map((signal) => signal.text)).toEqual([text]);
      expect(error).toEqual(fault);
      // A later try that begins here reports the same again, without a call.
      const later = await readAll(connector, fetch, { from: batches.at(-1)?.position ?? null });
      expect([later.error, later.signals]).toEqual([fault, []]);
    },
  );

  it('stops at a page that was kept and is unknown now, so that the reading starts again', async () => {
    const kept = JSON.stringify({ list: 0, cursor: 'x', read: 1, pages: 1, refused: 0 });
    const gone = json(400, { code: 1, message: 'Invalid bookmark' });
    const { fetch, asked } = createPlatformApi({ ...WHO, [first]: [gone], [second]: [answer] });
    const { error } = await readAll(connector, fetch, { from: kept });
    expect([error instanceof ReadError && error.fault, asked.length]).toEqual(['nonsense', 1]);
  });
});

const MESSAGES = 'gmail.googleapis.com/gmail/v1/users/me/messages';
const mail = {
  id: '2',
  payload: {
    headers: [
      { name: 'List-Id', value: 'Bread Weekly <weekly.bread.example>' },
      { name: 'From', value: 'Bread Weekly <news@bread.example>' },
    ],
  },
};
const inbox = { messages: [{ id: '1' }, { id: '2' }], resultSizeEstimate: 2 };

describe('a mail with an answer that cannot be read', () => {
  it.each<[string, Response | object]>([
    ['refused with 400', json(400, { error: { code: 400, status: 'INVALID_ARGUMENT' } })],
    ['without its id', {}],
  ])('is skipped: %s', async (_, odd) => {
    const { fetch } = createPlatformApi({
      [MESSAGES]: [inbox],
      [`${MESSAGES}/1`]: [odd],
      [`${MESSAGES}/2`]: [mail],
    });
    const { error, signals } = await readAll('gmail', fetch);
    expect([error, signals.map(({ text }) => text)]).toEqual([null, ['Bread Weekly']]);
  });

  it('ends the list if every mail has one', async () => {
    const { fetch } = createPlatformApi({
      [MESSAGES]: [inbox],
      [`${MESSAGES}/1`]: [{}],
      [`${MESSAGES}/2`]: [{}],
    });
    expect((await readAll('gmail', fetch)).error).toEqual(new ReadError('nonsense'));
  });
});

const SNAPSHOT = 'api.linkedin.com/rest/memberSnapshotData';

describe('LinkedIn', () => {
  it('has data that it collects later for 404 only: a 400 is an answer in another format', async () => {
    const { fetch } = createPlatformApi({
      [SNAPSHOT]: [json(400, { message: 'Invalid domain', status: 400 })],
    });
    expect((await readAll('linkedin', fetch)).error).toEqual(new ReadError('nonsense'));
  });
});
