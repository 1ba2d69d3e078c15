import type { PageText } from '../formats/html.ts';
import type { Entry, KnownFile, PageReading } from '../known-file.ts';
import { accountLink, body, cell, events, everyBody, firstOfBody, heading, tagCell } from './meta-pages.ts';
import {
  byAttachment,
  byData,
  byName,
  byTitle,
  caption,
  collection,
  listed,
  mapped,
  mendedText,
} from './meta-values.ts';
import { OLD_INSTAGRAM_FILES } from './old-instagram.ts';

const INSTAGRAM = { platform: 'instagram' } as const;
const FACEBOOK = { platform: 'facebook' } as const;

const named = (name: string, ending: 'json' | 'html') => {
  // A browser numbers a second file of the name.
  const pattern = new RegExp(`(?:^|/)${name}(?: ?\\(\\d+\\))?\\.${ending}$`, 'i');
  return (path: string) => pattern.test(path);
};

/** A list of an export as JSON and the same as a page. */
const both = (
  facts: Pick<KnownFile, 'platform' | 'kind'>,
  name: string,
  path: string,
  pickJson: (value: unknown) => Entry | readonly Entry[],
  pickHtml: (text: PageText) => Entry | null,
): readonly KnownFile[] => [
  { ...facts, isAt: named(name, 'json'), format: 'json', paths: [...new Set([path, '$.*'])], pick: pickJson },
  { ...facts, isAt: named(name, 'html'), format: 'html', pick: pickHtml },
];

/** A list of Facebook as JSON, under the keys that it had over the years, and the same as a page of several texts. */
const facebookBoth = (
  kind: KnownFile['kind'],
  name: string,
  paths: readonly string[],
  pick: (value: unknown) => Entry | readonly Entry[],
  start: () => PageReading,
): readonly KnownFile[] => [
  {
    ...FACEBOOK,
    kind,
    isAt: named(name, 'json'),
    format: 'json',
    paths: [...paths.map((path) => `$.${path}.*`), '$.*'],
    pick,
  },
  { ...FACEBOOK, kind, isAt: named(name, 'html'), format: 'page', start },
];

/** Files of a person's own media, and the name of the list in each. */
const OWN_MEDIA = [
  ['reels', 'ig_reels_media'],
  ['archived_posts', 'ig_archived_post_media'],
  ['igtv_videos', 'ig_igtv_media'],
] as const;

/** The page's name is in the data, or in the title alone. */
const page = (value: unknown): readonly Entry[] => {
  const entries = byData(value).filter(({ text }) => text !== '');
  return entries.length > 0 ? entries : [byTitle(value)];
};

export const META_FILES: readonly KnownFile[] = [
  {
    ...FACEBOOK,
    kind: 'profile',
    // Instagram has a file of the same name in another folder.
    isAt: named('logged_information/your_topics/your_topics', 'json'),
    format: 'json',
    paths: ['$.inferred_topics_v2.*', '$.inferred_topics.*'],
    pick: (value) => ({ text: mendedText(value) }),
  },
  {
    ...FACEBOOK,
    kind: 'profile',
    isAt: named('logged_information/your_topics/your_topics', 'html'),
    format: 'html',
    pick: body,
  },
  ...both(
    { ...INSTAGRAM, kind: 'profile' },
    '(?:your_topics|recommended_topics|ai/interest_categories)',
    '$.topics_your_topics.*',
    mapped,
    cell,
  ),
  ...both(
    { ...INSTAGRAM, kind: 'profile' },
    'your_reels_topics',
    '$.topics_your_reels_topics.*',
    mapped,
    cell,
  ),
  ...both(
    { ...INSTAGRAM, kind: 'follows' },
    'following(?:_\\d+)?',
    '$.relationships_following.*',
    listed,
    accountLink,
  ),
  ...both(
    { ...INSTAGRAM, kind: 'follows' },
    'following_hashtags',
    '$.relationships_following_hashtags.*',
    listed,
    accountLink,
  ),
  ...both(
    { ...INSTAGRAM, kind: 'profile' },
    '(?:information_about_you|your_topics)/ads_interests',
    '$.inferred_data_ig_interest.*',
    mapped,
    cell,
  ),
  ...both(
    { ...INSTAGRAM, kind: 'likes' },
    'liked_posts(?:_\\d+)?',
    '$.likes_media_likes.*',
    byTitle,
    heading,
  ),
  ...both(
    { ...INSTAGRAM, kind: 'saves' },
    'saved_posts(?:_\\d+)?',
    '$.saved_saved_media.*',
    byTitle,
    heading,
  ),
  ...both(
    { ...INSTAGRAM, kind: 'saves' },
    'saved_collections',
    '$.saved_saved_collections.*',
    collection,
    heading,
  ),
  ...both({ ...INSTAGRAM, kind: 'works-on' }, 'posts_\\d+', '$.*', caption, heading),
  ...OWN_MEDIA.flatMap(([name, list]) =>
    both(
      { ...INSTAGRAM, kind: 'works-on' },
      `(?:media|content)/${name}(?:_\\d+)?`,
      `$.${list}.*`,
      caption,
      heading,
    ),
  ),
  // Searches for accounts, words and phrases are not read: people type names of other people there.
  ...both(
    { ...INSTAGRAM, kind: 'searches' },
    'recent_searches/tag_searches',
    '$.searches_hashtag.*',
    mapped,
    tagCell,
  ),

  ...both({ ...FACEBOOK, kind: 'follows' }, 'pages_you.{0,3}ve_liked', '$.page_likes_v2.*', byName, heading),
  ...both({ ...FACEBOOK, kind: 'follows' }, 'likes_and_reactions/pages', '$.page_likes.*', byName, heading),
  ...facebookBoth(
    'profile',
    '(?:ads(?:_[a-z_]+)?|other_logged_information)/ads_interests',
    ['topics_v2', 'topics'],
    (value) => ({ text: mendedText(value) }),
    everyBody,
  ),
  ...both({ ...FACEBOOK, kind: 'follows' }, 'pages_you_follow', '$.pages_followed_v2.*', page, heading),
  ...facebookBoth(
    'follows',
    'your_group_membership_activity',
    ['groups_joined_v2', 'groups_joined'],
    byData,
    firstOfBody,
  ),
  // Groups that the person leads, and events that the person made.
  ...both({ ...FACEBOOK, kind: 'works-on' }, 'groups/your_groups', '$.groups_admined_v2.*', byName, heading),
  ...both({ ...FACEBOOK, kind: 'works-on' }, 'events/your_events', '$.your_events_v2.*', byName, heading),
  ...facebookBoth(
    'likes',
    'your_event_responses',
    ['event_responses_v2.events_joined', 'event_responses_v2.events_interested'],
    byName,
    events,
  ),
  ...facebookBoth('saves', 'your_saved_items', ['saves_v2'], byAttachment, firstOfBody),
  ...facebookBoth(
    'saves',
    'saved_items_and_collections/collections',
    ['collections_v2'],
    byAttachment,
    firstOfBody,
  ),
  ...OLD_INSTAGRAM_FILES,
];
