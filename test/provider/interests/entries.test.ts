import { expect, it } from 'vitest';
import { CONNECTOR_IDS, type ConnectorId } from '../../../common/platforms/ids.ts';
import { createPlatformApi, readAll } from './support/platform-api.ts';

const captions = async (...texts: readonly unknown[]) => {
  const { fetch } = createPlatformApi({
    'graph.instagram.com/v24.0/me/media': [{ data: texts.map((caption) => ({ caption })), paging: {} }],
  });
  return (await readAll('instagram', fetch)).signals.map(({ text }) => text);
};
const pinterest = async (boards: readonly object[], pins: readonly object[]) => {
  const { fetch } = createPlatformApi({
    'api.pinterest.com/v5/boards': [{ items: boards }],
    'api.pinterest.com/v5/pins': [{ items: pins }],
  });
  return (await readAll('pinterest', fetch)).signals.map(({ text }) => text);
};

it.each([
  ['a zero-width joiner', '\u200d'],
  ['a soft hyphen', '\u00ad'],
])('a text of nothing but %s is blank, and a pin has its description instead', async (_, text) => {
  expect(await captions(text, 'Bread')).toEqual(['Bread']);
  expect(await pinterest([], [{ title: text, description: 'Bread ovens' }])).toEqual(['Bread ovens']);
});

it('a text keeps its flags, keycaps, combining marks, families and the joiners of Persian and Hindi', async () => {
  const texts = [
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 cricket',
    '🇩🇪🇯🇵 trains',
    '1️⃣ Brot',
    'Cafe\u0301 de\u0301jeuner',
    '👩‍👩‍👧‍👦',
    'می‌خواهم',
    'क्‍ष',
  ];
  expect(await captions(...texts)).toEqual(texts);
});

it('a text loses hidden hyphens and marks of direction without a gap', async () => {
  expect(
    await captions('Donau\u00addampf\u00adschiff', 'בית\u200f ספר', 'data\u2060base\ufeff', 'tea \u202eevil'),
  ).toEqual(['Donaudampfschiff', 'בית ספר', 'database', 'tea evil']);
});

it('a text without spaces is cut at 120 characters between words, and never within a sign', async () => {
  const [family, flag] = ['👩‍👩‍👧‍👦', '🇩🇪'];
  const cut = await captions(
    `今日 ${'家庭菜園の楽しみ方'.repeat(30)}`,
    'การทำสวนในเมืองใหญ่'.repeat(20),
    family.repeat(40),
    flag.repeat(90),
  );
  expect(cut.every(({ length }) => length > 90 && length <= 120)).toBe(true);
  expect([cut[2]?.replaceAll(family, ''), cut[3]?.replaceAll(flag, '')]).toEqual(['', '']);
});

it.each([1e300, -1e300, 1_700_000_000.000_5, '+275760-09-14', 'soon', null, {}])(
  'an entry has a time that a database can store, or none: %j',
  async (created_utc) => {
    const { fetch } = createPlatformApi({
      'oauth.reddit.com/subreddits/mine/subscriber': [{ data: { children: [] } }],
      'oauth.reddit.com/api/v1/me': [{ name: 'jane' }],
      'oauth.reddit.com/user/jane/saved': [
        { data: { children: [{ data: { title: 'Ovens', created_utc } }, null, { data: 7 }] } },
      ],
    });
    const { error, signals } = await readAll('reddit', fetch);
    const at = signals[0]?.at ?? null;
    expect([error, signals.length]).toEqual([null, 1]);
    expect(at === null || (Number.isSafeInteger(at) && Math.abs(at) < 8.64e15)).toBe(true);
  },
);

const ODD = [null, 5, 'x', [], {}, { snippet: null }, { data: null }];
const BREAD = {
  ...{ id: '1', name: 'Bread', title: 'Bread', caption: 'Bread', description: null },
  ...{ display_name_prefixed: 'Bread', snippet: { title: 'Bread' } },
};
const ENTRIES = [...ODD, BREAD];
const HEADERS = [null, { name: null }, { name: 'List-Id', value: 'Bread <bread.example>' }];

/** Answers each call of a platform with entries of unexpected shapes around one that can be read. */
const ANSWERS: Readonly<Record<ConnectorId, (path: string) => unknown>> = {
  youtube: () => ({ items: ENTRIES, pageInfo: { totalResults: ENTRIES.length } }),
  github: () => ENTRIES,
  reddit: (path) =>
    path.endsWith('/me') ? { name: 'amal' } : { data: { children: [...ODD, { data: BREAD }], after: null } },
  pinterest: () => ({ items: ENTRIES, bookmark: null }),
  facebook: () => ({ data: ENTRIES }),
  instagram: () => ({ data: ENTRIES }),
  linkedin: () => ({ elements: [...ODD, { snapshotData: [...ODD, { Headline: 'Bread', Name: 'Bread' }] }] }),
  gmail: (path) =>
    path.endsWith('/messages')
      ? { messages: [...ODD, { id: 'a' }, { id: 'b' }], resultSizeEstimate: 2 }
      : { id: 'b', internalDate: 'soon', payload: path.endsWith('/a') ? null : { headers: HEADERS } },
};

it.each(CONNECTOR_IDS)(
  'entries of %s of unexpected shapes are skipped, and no other one',
  async (connector) => {
    const { error, signals } = await readAll(connector, async (url) =>
      Response.json(ANSWERS[connector](new URL(url).pathname)),
    );
    expect(error).toBeNull();
    expect(new Set(signals.map(({ text }) => text))).toEqual(new Set(['Bread']));
  },
);

it('what Reddit marks as adult, private, removed or a person’s is no signal', async () => {
  const marked = [
    { whitelist_status: 'promo_adult_nsfw' },
    { wls: 3 },
    { over18: 'true' },
    { over18: 1 },
    { subreddit_type: 'Private' },
    { display_name: 'U_jane' },
    { display_name_prefixed: 'u/jane' },
    { removed_by_category: 'moderator', title: 'A' },
    { title: '[Removed by Reddit]' },
    { thumbnail: 'nsfw' },
  ];
  const plain = {
    display_name_prefixed: 'r/b',
    whitelist_status: 'all_ads',
    over18: false,
    wls: 6,
    thumbnail: 'self',
  };
  const entries = [...marked.map((mark) => ({ display_name_prefixed: 'r/x', ...mark })), plain];
  const { fetch } = createPlatformApi({
    'oauth.reddit.com/subreddits/mine/subscriber': [
      { data: { children: entries.map((data) => ({ data })) } },
    ],
    'oauth.reddit.com/api/v1/me': [{ name: 'jane' }],
    'oauth.reddit.com/user/jane/saved': [{ data: { children: [] } }],
  });
  expect((await readAll('reddit', fetch)).signals.map(({ text }) => text)).toEqual(['r/b']);
});

it('a private repository of GitHub is no signal', async () => {
  const { fetch } = createPlatformApi({
    'api.github.com/user/repos': [
      [{ name: 'a', private: true }, { name: 'b', visibility: 'internal' }, { name: 'c' }],
    ],
    'api.github.com/user/starred': [[{ repo: { name: 'd', private: true } }, { repo: null }]],
  });
  expect((await readAll('github', fetch)).signals.map(({ text }) => text)).toEqual(['c']);
});

it('a video of YouTube that is private, deleted, restricted by age or not listed is no signal', async () => {
  const video = (title: string, marks: object = {}) => ({ snippet: { title }, ...marks });
  const items = [
    video('Private video'),
    video('Deleted video'),
    video('a', { contentDetails: { contentRating: { ytRating: 'ytAgeRestricted' } } }),
    video('b', { status: { privacyStatus: 'private' } }),
    video('c', { status: { privacyStatus: 'unlisted' } }),
    video('d', { contentDetails: { contentRating: {} }, status: { privacyStatus: 'public' } }),
    video('e'),
  ];
  const { fetch, asked } = createPlatformApi({
    'www.googleapis.com/youtube/v3/subscriptions': [{ items: [] }],
    'www.googleapis.com/youtube/v3/videos': [{ items }],
  });
  expect((await readAll('youtube', fetch)).signals.map(({ text }) => text)).toEqual(['d', 'e']);
  expect(asked.join(' ')).toMatch(/videos\?\S*contentDetails\S*status/);
});

it('a board of Pinterest that not everyone sees is no signal', async () => {
  const boards = [
    { name: 'a', privacy: 'SECRET' },
    { name: 'b', privacy: 'PROTECTED' },
    { name: 'c', privacy: 'PUBLIC' },
    { name: 'd' },
  ];
  expect(await pinterest(boards, [])).toEqual(['c', 'd']);
});
