import { describe, expect, it } from 'vitest';
import { createPlatformApi, readAll, TOKEN } from './support/platform-api.ts';

const TIME = '2026-03-01T10:00:00Z';
const AT = Date.parse(TIME);
const GMAIL = 'gmail.googleapis.com/gmail/v1/users/me/messages';

/** A message in Gmail's format. A message of a list names the list. */
const mail = (from: string, listId: string | null) => ({
  id: 'x',
  internalDate: `${AT}`,
  payload: {
    headers: [
      { name: 'From', value: from },
      ...(listId === null ? [] : [{ name: 'List-ID', value: listId }]),
    ],
  },
});

/** Answers in the formats of the platforms' documentation, and their signals. */
describe('readers', () => {
  it('youtube: channels that a person subscribes to, then liked videos, with progress', async () => {
    const item = (title: string) => ({
      kind: 'youtube#subscription',
      snippet: { publishedAt: TIME, title, description: `About ${title}`, resourceId: { channelId: 'UC1' } },
    });
    const { fetch, asked, headers } = createPlatformApi({
      'www.googleapis.com/youtube/v3/subscriptions': [
        {
          nextPageToken: 'CAUQAA',
          pageInfo: { totalResults: 3, resultsPerPage: 2 },
          items: [item('A'), item('B')],
        },
        { pageInfo: { totalResults: 3, resultsPerPage: 2 }, items: [item('C')] },
      ],
      'www.googleapis.com/youtube/v3/videos': [{ pageInfo: { totalResults: 1 }, items: [item('Gears')] }],
    });
    const { batches, signals } = await readAll('youtube', fetch);
    expect(signals.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'follows A',
      'follows B',
      'follows C',
      'likes Gears',
    ]);
    expect(signals[0]).toEqual({
      platform: 'youtube',
      kind: 'follows',
      text: 'A',
      about: 'About A',
      weight: 0.9,
      at: AT,
    });
    expect(batches.map(({ list, read, total }) => [list, read, total])).toEqual([
      ['subscriptions', 2, 3],
      ['subscriptions', 3, 3],
      ['liked videos', 1, 1],
    ]);
    expect(new URL(asked[1] ?? '').searchParams.get('pageToken')).toBe('CAUQAA');
    expect(headers[0]?.get('authorization')).toBe(`Bearer ${TOKEN}`);
  });

  it('github: own repositories without forks, then stars, by the pages of the Link header', async () => {
    const next =
      '<https://api.github.com/user/starred?per_page=100&page=2>; rel="next", <https://api.github.com/user/starred?per_page=100&page=2>; rel="last"';
    const repository = {
      name: 'raft',
      full_name: 'bo/raft',
      description: 'Consensus',
      topics: ['distributed'],
      fork: false,
      pushed_at: TIME,
    };
    const { fetch, asked } = createPlatformApi({
      'api.github.com/user/repos': [[repository, { ...repository, name: 'copy', fork: true }]],
      'api.github.com/user/starred': [
        Response.json([{ starred_at: TIME, repo: { ...repository, name: 'opencv', description: null } }], {
          headers: { link: next },
        }),
        [{ starred_at: TIME, repo: { ...repository, name: 'jax', topics: undefined } }],
      ],
    });
    const { signals } = await readAll('github', fetch);
    expect(signals.map(({ kind, text, about }) => [kind, text, about])).toEqual([
      ['works-on', 'raft', 'Consensus distributed'],
      ['likes', 'opencv', 'distributed'],
      ['likes', 'jax', 'Consensus'],
    ]);
    expect(asked.map((url) => new URL(url).searchParams.get('page'))).toEqual(['1', '1', '2']);
  });

  it('reddit: communities, then saved posts of the account', async () => {
    const listing = (children: object[], after: string | null) => ({
      kind: 'Listing',
      data: { after, dist: 1, children },
    });
    const community = {
      kind: 't5',
      data: { display_name_prefixed: 'r/botany', title: 'Plants', public_description: 'All about plants' },
    };
    const post = {
      kind: 't3',
      data: { title: 'A rare orchid', subreddit_name_prefixed: 'r/orchids', created_utc: AT / 1000 },
    };
    const comment = { kind: 't1', data: { body: 'Nice', subreddit_name_prefixed: 'r/orchids' } };
    const { fetch, asked } = createPlatformApi({
      'oauth.reddit.com/subreddits/mine/subscriber': [listing([community], 't5_2'), listing([], null)],
      'oauth.reddit.com/api/v1/me': [{ name: 'bo', id: '1' }],
      'oauth.reddit.com/user/bo/saved': [listing([post, comment], null)],
    });
    const { signals } = await readAll('reddit', fetch);
    expect(signals.map(({ kind, text, about, at }) => [kind, text, about, at])).toEqual([
      ['follows', 'r/botany', 'Plants All about plants', null],
      ['saves', 'A rare orchid', 'r/orchids', AT],
    ]);
    expect(new URL(asked[1] ?? '').searchParams.get('after')).toBe('t5_2');
  });

  it('pinterest: boards, then pins by title or by the description of the picture', async () => {
    const pin = { id: '1', created_at: TIME, title: null, description: null, alt_text: null };
    const { fetch, asked } = createPlatformApi({
      'api.pinterest.com/v5/boards': [
        { items: [{ id: '2', name: 'Bread', description: 'Sourdough', created_at: TIME }], bookmark: null },
      ],
      'api.pinterest.com/v5/pins': [
        {
          items: [
            { ...pin, title: 'Rye loaf' },
            { ...pin, alt_text: 'a brick oven' },
          ],
          bookmark: 'abc',
        },
        { items: [pin], bookmark: null },
      ],
    });
    const { signals } = await readAll('pinterest', fetch);
    expect(signals.map(({ kind, text }) => [kind, text])).toEqual([
      ['follows', 'Bread'],
      ['saves', 'Rye loaf'],
      ['saves', 'a brick oven'],
    ]);
    expect(new URL(asked[2] ?? '').searchParams.get('bookmark')).toBe('abc');
  });

  it('facebook: liked pages with their category, by cursors', async () => {
    const page = {
      name: 'Food Bank',
      category: 'Charity Organisation',
      created_time: '2026-03-01T10:00:00+0000',
      id: '1',
    };
    const { fetch, asked } = createPlatformApi({
      'graph.facebook.com/v24.0/me/likes': [
        {
          data: [page],
          paging: {
            cursors: { before: 'a', after: 'b' },
            next: 'https://graph.facebook.com/v24.0/1/likes?after=b',
          },
        },
        { data: [{ ...page, name: 'Jazz' }], paging: { cursors: { before: 'b', after: 'c' } } },
      ],
    });
    const { signals } = await readAll('facebook', fetch);
    expect(signals.map(({ text, about, at }) => [text, about, at])).toEqual([
      ['Food Bank', 'Charity Organisation', AT],
      ['Jazz', 'Charity Organisation', AT],
    ]);
    expect(asked).toHaveLength(2);
  });

  it('instagram: captions of own posts, those without one left out', async () => {
    const { fetch } = createPlatformApi({
      'graph.instagram.com/v24.0/me/media': [
        {
          data: [
            { id: '1', caption: 'Sunrise over\n\nthe marsh #birds', timestamp: '2026-03-01T10:00:00+0000' },
            { id: '2' },
          ],
        },
      ],
    });
    const { signals } = await readAll('instagram', fetch);
    expect(signals.map(({ kind, text, at }) => [kind, text, at])).toEqual([
      ['works-on', 'Sunrise over the marsh #birds', AT],
    ]);
  });

  it('linkedin: headline, industry, skills and followed companies, where a member has them', async () => {
    const snapshot = (snapshotDomain: string, snapshotData: object[]) => ({
      paging: { start: 0, count: 10, links: [] },
      elements: [{ snapshotDomain, snapshotData }],
    });
    const answers = [
      snapshot('PROFILE', [{ Headline: 'Ecologist', Industry: 'Environmental Services', Summary: 'Rivers' }]),
      Response.json({ status: 404, message: 'No data found for this memberId' }, { status: 404 }),
      snapshot('COMPANY_FOLLOWS', [{ Organization: 'River Trust', 'Followed On': 'Mon Mar 02' }]),
    ];
    const { fetch, headers } = createPlatformApi({ 'api.linkedin.com/rest/memberSnapshotData': answers });
    const { signals, error } = await readAll('linkedin', fetch);
    expect([error, signals.map(({ kind, text }) => [kind, text])]).toEqual([
      null,
      [
        ['profile', 'Ecologist'],
        ['profile', 'Environmental Services'],
        ['follows', 'River Trust'],
      ],
    ]);
    expect(headers[0]?.get('linkedin-version')).toBe('202312');
  });

  it('gmail: names of lists, and no other header of a mail', async () => {
    const { fetch, asked } = createPlatformApi({
      [GMAIL]: [{ messages: ['1', '2', '3'].map((id) => ({ id, threadId: id })), resultSizeEstimate: 3 }],
      [`${GMAIL}/1`]: [mail('Jo <news@robotics.example>', '"Robotics Weekly" <a.example>')],
      [`${GMAIL}/2`]: [mail('Ann <ann@example.org>', null)],
      [`${GMAIL}/3`]: [mail('list@example.org', '<a.example>')],
    });
    const { signals } = await readAll('gmail', fetch);
    expect(signals.map(({ kind, text, at }) => [kind, text, at])).toEqual([
      ['follows', 'Robotics Weekly', AT],
    ]);
    expect(asked.slice(1).map((url) => new URL(url).searchParams.getAll('metadataHeaders'))).toEqual(
      ['1', '2', '3'].map(() => ['From', 'List-Id']),
    );
  });

  it('gmail: quickly reads a sender full of spaces', async () => {
    const { fetch } = createPlatformApi({
      [GMAIL]: [{ messages: ['1', '2'].map((id) => ({ id })), resultSizeEstimate: 2 }],
      [`${GMAIL}/1`]: [mail(`${' '.repeat(3_000)}list@example.org`, '<a.example>')],
      [`${GMAIL}/2`]: [
        mail(`  "Rye  and oats" ${' '.repeat(3_000)}<news@bread.example>`, '<rye-and-oats.bread.example>'),
      ],
    });
    const begun = performance.now();
    const { signals } = await readAll('gmail', fetch);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(signals.map(({ text }) => text)).toEqual(['Rye and oats']);
  });
});
