import { describe, expect, it } from 'vitest';
import { linesOf, problemOf, read, readZip } from './reading.ts';

// Shapes as public readers of Meta's exports describe them, 2018 to 2026. The content is made up.
const T = 1_790_000_000;
const json = JSON.stringify;
const file = (path: string, value: unknown) => readZip({ [path]: json(value) });
const lines = async (path: string, value: unknown) => linesOf(await file(path, value));
const listed = (title: string, data: object) => ({ title, string_list_data: [{ timestamp: T, ...data }] });
const labels = (...label_values: readonly object[]) => ({ timestamp: T, media: [], label_values, fbid: '1' });
const owner = (name: string, account: string) => ({
  title: 'Besitzer',
  dict: [
    {
      title: '',
      dict: [
        { label: 'URL', value: `https://www.instagram.com/${account}` },
        { label: 'Name', value: name },
        { label: 'Benutzername', value: account },
      ],
    },
  ],
});

const FOLLOWING = 'connections/followers_and_following/following';

describe('accounts that a person follows on Instagram', () => {
  const account = 'ceramics.daily';
  const href = `https://www.instagram.com/${account}`;

  it.each([
    [
      'with the name as a value',
      'following.json',
      { relationships_following: [listed('', { href, value: account })] },
    ],
    ['with the name as a title', 'following.json', { relationships_following: [listed(account, { href })] }],
    [
      'with the address only',
      'following.json',
      { relationships_following: [listed('', { href: href.replace('.com/', '.com/_u/') })] },
    ],
    [
      'in numbered files',
      'following_1.json',
      { relationships_following: [listed('', { href, value: account })] },
    ],
    [
      'from a second download',
      'following (1).json',
      { relationships_following: [listed('', { value: account })] },
    ],
    ['as a bare list', 'following_2.json', [listed('', { href, value: account })]],
  ])('are read %s', async (_, name, value) => {
    expect(await lines(`connections/followers_and_following/${name}`, value)).toEqual([`follows ${account}`]);
  });

  it.each([
    ['named', `<div><a target="_blank" href="${href}">${account}</a></div><div>Oct 4, 2026</div>`],
    [
      'under headings',
      `<h2 class="_3-95 _2pim _a6-h _a6-i">${account}</h2><div class="_a6-p"><a href="${href}">${href}</a></div>`,
    ],
    [
      'by addresses',
      `<div class="_a6-p"><a href="https://www.instagram.com/_u/${account}">https://www.instagram.com/_u/${account}</a></div>`,
    ],
  ])('are read from a page, %s', async (_, body) => {
    const outcome = await readZip({
      [`${FOLLOWING}.html`]: `<html><body><main>${body}</main></body></html>`,
    });
    expect(linesOf(outcome)).toEqual([`follows ${account}`]);
  });

  it('are no followers, close friends, blocked or suggested people', async () => {
    const people = [listed('', { href: 'https://www.instagram.com/jane', value: 'jane' })];
    const folder = 'connections/followers_and_following';
    const reading = readZip({
      [`${folder}/followers_1.json`]: json(people),
      [`${folder}/close_friends.json`]: json({ relationships_close_friends: people }),
      [`${folder}/blocked_profiles.json`]: json({ relationships_blocked_users: people }),
      [`${folder}/removed_suggestions.json`]: json({ relationships_dismissed_suggested_users: people }),
      'logged_information/recent_searches/profile_searches.json': json({ searches_user: people }),
      'preferences/your_topics/your_ads_see_more/see_less_topics.json': json([labels({ value: 'Cars' })]),
    });
    expect(await problemOf(reading)).toBe('foreign');
  });
});

describe('liked and saved posts of Instagram', () => {
  const liked = 'your_instagram_activity/likes/liked_posts.json';

  it.each([
    ['title', { likes_media_likes: [listed('glaze_notes', { value: '👍' })] }],
    ['value', { likes_media_likes: [listed('', { value: 'glaze_notes' })] }],
  ])('have the account as the %s', async (_, value) => {
    expect(await lines(liked, value)).toEqual(['likes glaze_notes']);
  });

  it('have no account where only a reaction stands', async () => {
    expect(await problemOf(file(liked, { likes_media_likes: [listed('', { value: '👍' })] }))).toBe('empty');
  });

  it('since 2025 give the account and the tags, not the person’s name nor the words', async () => {
    const caption = { label: 'Beschriftung', value: 'With my friend Jane #Glaze #studio' };
    const { found } = await file(liked, [labels(caption, owner('Jane Roe', 'glaze_notes'))]);
    expect(found).toEqual([
      { platform: 'instagram', kind: 'likes', text: 'glaze_notes', about: '#Glaze #studio', at: T * 1000 },
    ]);
  });

  it('in collections give their names', async () => {
    const named = (name: object) => ({ string_map_data: { Nom: name, Date: { timestamp: T } } });
    const saved_saved_collections = [
      { title: 'Collection', ...named({ value: 'Recipes', timestamp: T }) },
      named({ href: 'https://www.instagram.com/p/1', value: 'glaze_notes' }),
    ];
    const path = 'your_instagram_activity/saved/saved_collections.json';
    expect(await lines(path, { saved_saved_collections })).toEqual(['saves Recipes', 'saves glaze_notes']);
    expect(await lines(path, [labels({ label: 'Nom', value: 'Recettes' })])).toEqual(['saves Recettes']);
  });
});

describe('topics of Instagram', () => {
  const topic = (key: string) => ({
    title: '',
    media_map_data: {},
    string_map_data: { [key]: { href: '', value: 'Caf\u00c3\u00a9 culture', timestamp: 0 } },
  });

  it.each([
    ['preferences/your_topics/recommended_topics.json', { topics_your_topics: [topic('Name')] }],
    ['preferences/your_topics/your_topics.json', { topics_your_topics: [topic('Nom')] }],
    ['your_topics/your_topics.json', { topics_your_topics: [topic('名前')] }],
    [
      'preferences/your_topics/your_topics.json',
      [labels({ label: 'Name', value: 'Caf\u00c3\u00a9 culture' })],
    ],
    ['information_about_you/ads_interests.json', { inferred_data_ig_interest: [topic('Interest')] }],
  ])('are read from %s', async (path, value) => {
    expect(await lines(path, value)).toEqual(['profile Café culture']);
  });
});

describe('Instagram until 2021', () => {
  const time = '2020-10-04T18:30:00+00:00';

  it('gives what the person follows, likes, saved and posted, and no follower', async () => {
    const outcome = await readZip({
      'connections.json': json({
        followers: { jane: time },
        following: { 'ceramics.daily': time },
        following_hashtags: { glaze: time },
        close_friends: { jane: time },
      }),
      'likes.json': json({ media_likes: [[time, 'mountain_huts']], comment_likes: [[time, 'jane']] }),
      'saved.json': json({ saved_media: [[time, 'glaze_notes']], saved_collections: [{ name: 'Kilns' }] }),
      'media.json': json({ photos: [{ caption: 'A new bowl', taken_at: time, path: 'photos/1.jpg' }] }),
    });
    expect(linesOf(outcome)).toEqual([
      'works-on A new bowl',
      'follows ceramics.daily',
      'follows glaze',
      'saves glaze_notes',
      'saves Kilns',
      'likes mountain_huts',
    ]);
  });
});

describe('Facebook', () => {
  const page_likes_v2 = [
    { name: 'Botanischer Garten M\u00c3\u00bcnchen', timestamp: T, url: 'https://x.example' },
  ];
  const LIKED = ['follows Botanischer Garten München'];

  it.each([
    "pages/pages_you've_liked.json",
    'your_facebook_activity/pages/pages_you’ve_liked.json',
    'your_facebook_activity/pages/pages_you_ve_liked.json',
    'your_facebook_activity/pages/pages_youve_liked.json',
    "facebook-amal-2026-10-04/your_facebook_activity/pages/pages_you've_liked.json",
    "your_activity_across_facebook/pages/pages_you've_liked.json",
  ])('gives liked pages of %s', async (path) => {
    expect(await lines(path, { page_likes_v2 })).toEqual(LIKED);
  });

  it('gives liked pages of 2018, and interests', async () => {
    expect(await lines('likes_and_reactions/pages.json', { page_likes: page_likes_v2 })).toEqual(LIKED);
    expect(await lines('ads/ads_interests.json', { topics: ['Wetlands'] })).toEqual(['profile Wetlands']);
    expect(await lines('ads_information/ads_interests.json', { topics_v2: ['Wetlands'] })).toEqual([
      'profile Wetlands',
    ]);
  });

  it('gives followed pages and groups by their own names, not by sentences with people in them', async () => {
    const entry = { timestamp: T, data: [{ name: 'Bird watching' }], title: 'Amal Roe became a member.' };
    const bare = { timestamp: T, title: 'Amal Roe became a member of Bird watching.' };
    const groups = 'groups/your_group_membership_activity.json';
    expect(await lines(groups, { groups_joined_v2: [entry] })).toEqual(['follows Bird watching']);
    expect(await lines(groups, { groups_joined: [entry, bare] })).toEqual(['follows Bird watching']);
    const { found } = await file('pages/pages_you_follow.json', { pages_followed_v2: [entry] });
    expect(found).toEqual([{ platform: 'facebook', kind: 'follows', text: 'Bird watching', at: T * 1000 }]);
  });

  it('gives liked pages of the export as pages', async () => {
    const body =
      '<div class="_a6-g"><div class="_2ph_ _a6-h _a6-i">Wetlands &amp; Birds</div><div class="_3-94 _a6-o"><div class="_a72d">4. Okt. 2026</div></div></div>';
    const path = "your_facebook_activity/pages/pages_you've_liked.html";
    expect(linesOf(await readZip({ [path]: `<html><body>${body}</body></html>` }))).toEqual([
      'follows Wetlands & Birds',
    ]);
  });

  it('gives no friend, follower, profile or message', async () => {
    const people = [{ name: 'Jane Roe', timestamp: T, data: [{ name: 'Jane Roe' }], title: 'Jane Roe' }];
    const reading = readZip({
      'connections/friends/your_friends.json': json({ friends_v2: people }),
      "connections/followers/who_you've_followed.json": json({ following_v3: people }),
      'your_facebook_activity/pages/pages_and_profiles_you_follow.json': json({ pages_followed_v2: people }),
      'your_facebook_activity/messages/inbox/jane/message_1.json': json({ messages: people }),
      'ads_information/advertisers_using_your_activity_or_information.json': json({ custom: people }),
    });
    expect(await problemOf(reading)).toBe('foreign');
  });

  it('is told from Instagram in a download of both', async () => {
    const outcome = await read(
      new File([json({ page_likes_v2 })], "pages_you've_liked.json"),
      new File([json({ relationships_following: [listed('ceramics.daily', {})] })], 'following.json'),
    );
    expect(outcome.found.map(({ platform }) => platform)).toEqual(['facebook', 'instagram']);
  });
});
