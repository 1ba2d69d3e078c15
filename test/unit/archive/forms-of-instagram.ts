import { metaJson, SECONDS } from '../../../showcase/sandbox/archives/meta-shapes.ts';
import { divs, entry, type Forms, page, row } from './forms.ts';

// Shapes as public readers of Meta's exports, and tests of data donation tools, describe them. The content is made up.
const T = SECONDS;
const mapped = (key: string, value: string) => ({
  title: '',
  string_map_data: { [key]: { href: '', value, timestamp: T } },
});
const listed = (value: string) => ({ title: '', string_list_data: [{ value, timestamp: T }] });
const media = (title: string) => ({ media: [{ uri: 'x', creation_timestamp: T, title }] });
const account = (name: string) =>
  divs(`<a target="_blank" href="https://www.instagram.com/${name}">${name}</a>`);

const instagram = (list: string, path: string, json: unknown, html: string, line: string): Forms => ({
  list: `Instagram ${list}`,
  forms: { [`${path}.json`]: metaJson(json), [`${path}.html`]: html },
  line,
});

const FOLDER = 'connections/followers_and_following';
const ACTIVITY = 'your_instagram_activity';

const OF_INSTAGRAM: readonly Forms[] = [
  instagram(
    'topics',
    'preferences/your_topics/your_topics',
    { topics_your_topics: [mapped('Nome', 'Café culture')] },
    page(entry('', row('Nome', 'Café culture'))),
    'profile Café culture',
  ),
  instagram(
    'topics of reels',
    'preferences/your_topics/your_reels_topics',
    { topics_your_reels_topics: [mapped('Name', 'Pottery')] },
    page(entry('', row('Name', 'Pottery'))),
    'profile Pottery',
  ),
  instagram(
    'interests for advertisements',
    'information_about_you/ads_interests',
    { inferred_data_ig_interest: [mapped('Interest', 'Pottery')] },
    page(entry('', row('Interest', 'Pottery'))),
    'profile Pottery',
  ),
  instagram(
    'followed accounts',
    `${FOLDER}/following`,
    { relationships_following: [listed('ceramics.daily')] },
    page(entry('', account('ceramics.daily'))),
    'follows ceramics.daily',
  ),
  instagram(
    'followed hashtags',
    `${FOLDER}/following_hashtags`,
    { relationships_following_hashtags: [listed('glaze')] },
    page(entry('', divs('<a href="https://www.instagram.com/explore/tags/glaze">glaze</a>'))),
    'follows glaze',
  ),
  instagram(
    'liked posts',
    `${ACTIVITY}/likes/liked_posts`,
    { likes_media_likes: [{ ...listed('👍'), title: 'glaze_notes' }] },
    page(entry('glaze_notes', divs('👍'))),
    'likes glaze_notes',
  ),
  instagram(
    'saved posts',
    `${ACTIVITY}/saved/saved_posts`,
    { saved_saved_media: [{ title: 'glaze_notes', string_map_data: { 'Saved on': { timestamp: T } } }] },
    page(entry('glaze_notes', row('Saved on', 'Oct 04'))),
    'saves glaze_notes',
  ),
  instagram(
    'collections',
    `${ACTIVITY}/saved/saved_collections`,
    { saved_saved_collections: [mapped('Name', 'Recipes')] },
    page(entry('Recipes', row('Created', 'Oct 04'))),
    'saves Recipes',
  ),
  instagram(
    'own posts',
    `${ACTIVITY}/media/posts_1`,
    [media('A new bowl')],
    page(entry('A new bowl', '')),
    'works-on A new bowl',
  ),
  ...[
    ['reels', 'ig_reels_media'],
    ['archived_posts', 'ig_archived_post_media'],
    ['igtv_videos', 'ig_igtv_media'],
  ].map(([name, key = '']) => ({
    list: `Instagram own ${name}`,
    forms: {
      [`${ACTIVITY}/media/${name}.json`]: metaJson({ [key]: [media('A new bowl')] }),
      [`${ACTIVITY}/content/${name}.html`]: page(entry('A new bowl', '')),
    },
    line: 'works-on A new bowl',
  })),
  instagram(
    'searched hashtags',
    'logged_information/recent_searches/tag_searches',
    { searches_hashtag: [mapped('Search', '#glaze')] },
    page(entry('', row('Search', '#glaze') + row('Time', 'Oct 04, 2026 6:30 pm'))),
    'searches #glaze',
  ),
];

const time = '2020-10-04T18:30:00+00:00';

const OF_OLD_INSTAGRAM: readonly Forms[] = [
  ['connections', { following: { 'ceramics.daily': time } }, 'follows ceramics.daily'] as const,
  ['likes', { media_likes: [[time, 'mountain_huts']] }, 'likes mountain_huts'] as const,
  ['saved', { saved_media: [[time, 'glaze_notes']] }, 'saves glaze_notes'] as const,
  ['media', { photos: [{ caption: 'A new bowl', taken_at: time }] }, 'works-on A new bowl'] as const,
].map(([name, value, line]) => ({
  list: `Instagram ${name} until 2021`,
  forms: { [`${name}.json`]: metaJson(value) },
  line,
}));

export const FORMS_OF_INSTAGRAM: readonly Forms[] = [...OF_INSTAGRAM, ...OF_OLD_INSTAGRAM];
