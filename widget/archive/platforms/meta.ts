import { fieldsOf, listOf, ofSeconds } from '../fields.ts';
import type { PageText } from '../formats/html.ts';
import type { Entry, KnownFile } from '../known-file.ts';
import {
  accountLink,
  body,
  byData,
  byName,
  byTitle,
  caption,
  cell,
  collection,
  heading,
  listed,
  mapped,
  meant,
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

/** Files of a person's own media, and the name of the list in each. */
const OWN_MEDIA = [
  ['reels', 'ig_reels_media'],
  ['archived_posts', 'ig_archived_post_media'],
  ['igtv_videos', 'ig_igtv_media'],
] as const;

/** The page's name is in the data, or in the title alone. */
const page = (value: unknown): readonly Entry[] => {
  const entries = byData(value);
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
    pick: (value) => ({ text: meant(value) }),
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
  {
    ...INSTAGRAM,
    kind: 'profile',
    isAt: named('(?:information_about_you|your_topics)/ads_interests', 'json'),
    format: 'json',
    paths: ['$.inferred_data_ig_interest.*'],
    pick: mapped,
  },
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
    both({ ...INSTAGRAM, kind: 'works-on' }, `media/${name}(?:_\\d+)?`, `$.${list}.*`, caption, heading),
  ),
  {
    ...INSTAGRAM,
    kind: 'views',
    // Searches for accounts, words and phrases are not read: people type names of other people there.
    isAt: named('recent_searches/tag_searches', 'json'),
    format: 'json',
    paths: ['$.searches_hashtag.*', '$.*'],
    pick: mapped,
  },

  ...both({ ...FACEBOOK, kind: 'follows' }, 'pages_you.{0,3}ve_liked', '$.page_likes_v2.*', byName, heading),
  {
    ...FACEBOOK,
    kind: 'follows',
    isAt: named('likes_and_reactions/pages', 'json'),
    format: 'json',
    paths: ['$.page_likes.*', '$.page_likes_v2.*'],
    pick: byName,
  },
  {
    ...FACEBOOK,
    kind: 'profile',
    isAt: named('(?:ads(?:_[a-z_]+)?|other_logged_information)/ads_interests', 'json'),
    format: 'json',
    paths: ['$.topics_v2.*', '$.topics.*'],
    pick: (value) => ({ text: meant(value) }),
  },
  ...both({ ...FACEBOOK, kind: 'follows' }, 'pages_you_follow', '$.pages_followed_v2.*', page, heading),
  {
    ...FACEBOOK,
    kind: 'follows',
    isAt: named('your_group_membership_activity', 'json'),
    format: 'json',
    paths: ['$.groups_joined_v2.*', '$.groups_joined.*'],
    pick: byData,
  },
  {
    ...FACEBOOK,
    kind: 'likes',
    isAt: named('your_event_responses', 'json'),
    format: 'json',
    paths: ['$.event_responses_v2.events_joined.*', '$.event_responses_v2.events_interested.*'],
    pick: byName,
  },
  {
    ...FACEBOOK,
    kind: 'saves',
    isAt: named('your_saved_items', 'json'),
    format: 'json',
    paths: ['$.saves_v2.*'],
    pick: (value) => {
      const { attachments, timestamp } = fieldsOf(value);
      const data = listOf(attachments).flatMap((each) => listOf(fieldsOf(each).data));
      return data.map((each) => ({
        text: meant(fieldsOf(fieldsOf(each).external_context).name),
        at: ofSeconds(timestamp),
      }));
    },
  },
  ...OLD_INSTAGRAM_FILES,
];
