import { GRAPH_DAY, GRAPH_ERRORS, graphAnswer, graphEdge, refusedByGraph } from './companies/meta.ts';
import {
  accountLink,
  both,
  byTitle,
  caption,
  cell,
  collection,
  heading,
  listed,
  mapped,
  mendedText,
  tagCell,
} from './companies/meta-archive.ts';
import { standIn as answers } from './instagram.json';
import { at, type ExportEntry, fieldsIn, type KnownFile, listIn, ofDate, textIn } from './kit/archive.ts';
import type { Lists } from './kit/facts.ts';
import { timeOf } from './kit/json.ts';
import { type Connector, PLAIN } from './kit/oauth.ts';
import type { PlatformReader } from './kit/reading.ts';
import { type StandIn, thingsOf } from './kit/stand-in.ts';

export const lists = { posts: { kind: 'works-on', atMost: 500 } } as const satisfies Lists;

// https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login
export const oauth = (): Connector => ({
  ...PLAIN,
  authorize: 'https://www.instagram.com/oauth/authorize',
  token: 'https://api.instagram.com/oauth/access_token',
  tokenCodes: GRAPH_ERRORS.codes,
  revocation: null,
  longLived: {
    exchange: {
      url: 'https://graph.instagram.com/access_token',
      grant: 'ig_exchange_token',
      tokenAs: 'access_token',
      needs: ['client_secret'],
    },
    renew: {
      url: 'https://graph.instagram.com/refresh_access_token',
      grant: 'ig_refresh_token',
      tokenAs: 'access_token',
      needs: [],
    },
  },
  api: 'https://graph.instagram.com/v24.0',
  scopes: ['instagram_business_basic'],
  separator: ',',
});

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media */
const MEDIA = 'me/media?fields=caption,timestamp';

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    posts: graphEdge(MEDIA, ({ caption, timestamp }) => ({ text: caption, at: timeOf(timestamp) })),
  },
  ...GRAPH_ERRORS,
});

export const standIn = (): StandIn => ({
  // Seen in the test data of restfb/restfb, `json/instagram/accesstoken.json`: permissions in place of the scope,
  // and no type. The platform itself gives no refresh token; this stand-in does, because its tokens cannot be
  // exchanged.
  ...answers,
  ...refusedByGraph(),
  // Seen in the test data of sns-sdks/python-facebook: `testdata/instagram/apidata/users/medias_p2.json`.
  answer: ([posts], call) =>
    graphAnswer(thingsOf(posts), call, ({ id, text }) => ({ id, caption: text, timestamp: GRAPH_DAY })),
});

/** `["2020-10-04T18:30:00+00:00", "ceramics.daily"]` */
const pair = (value: unknown): ExportEntry => {
  const [time, account] = listIn(value);
  return { text: mendedText(account), at: ofDate(time) };
};

/** `{ "ceramics.daily": "2020-10-04T18:30:00+00:00" }` */
const keys = (value: unknown): readonly ExportEntry[] =>
  Object.entries(fieldsIn(value)).map(([account, time]) => ({ text: mendedText(account), at: ofDate(time) }));

/** Files of the export until 2021, which had one folder. */
const oldFiles = (): readonly KnownFile[] => [
  // The same file has the followers, who are people; they are not read.
  {
    format: 'json',
    kind: 'follows',
    isAt: at('connections\\.json'),
    paths: ['$.following', '$.following_hashtags'],
    pick: keys,
  },
  { format: 'json', kind: 'likes', isAt: at('likes\\.json'), paths: ['$.media_likes.*'], pick: pair },
  {
    format: 'json',
    kind: 'saves',
    isAt: at('saved\\.json'),
    paths: ['$.saved_media.*', '$.saved_collections.*'],
    pick: (value: unknown) =>
      Array.isArray(value) ? pair(value) : { text: mendedText(fieldsIn(value).name) },
  },
  {
    format: 'json',
    kind: 'works-on',
    isAt: at('media(?:_\\d+)?\\.json'),
    paths: ['$.photos.*', '$.videos.*'],
    pick: (value: unknown) => {
      const { caption, taken_at } = fieldsIn(value);
      return { text: mendedText(caption), at: ofDate(textIn(taken_at)) };
    },
  },
];

/** Files of a person's own media, and the name of the list in each. */
const OWN_MEDIA = [
  ['reels', 'ig_reels_media'],
  ['archived_posts', 'ig_archived_post_media'],
  ['igtv_videos', 'ig_igtv_media'],
] as const;

export const archive = (): readonly KnownFile[] => [
  ...both(
    'profile',
    '(?:your_topics|recommended_topics|ai/interest_categories)',
    '$.topics_your_topics.*',
    mapped,
    cell,
  ),
  ...both('profile', 'your_reels_topics', '$.topics_your_reels_topics.*', mapped, cell),
  ...both('follows', 'following(?:_\\d+)?', '$.relationships_following.*', listed, accountLink),
  ...both('follows', 'following_hashtags', '$.relationships_following_hashtags.*', listed, accountLink),
  ...both(
    'profile',
    '(?:information_about_you|your_topics)/ads_interests',
    '$.inferred_data_ig_interest.*',
    mapped,
    cell,
  ),
  ...both('likes', 'liked_posts(?:_\\d+)?', '$.likes_media_likes.*', byTitle, heading),
  ...both('saves', 'saved_posts(?:_\\d+)?', '$.saved_saved_media.*', byTitle, heading),
  ...both('saves', 'saved_collections', '$.saved_saved_collections.*', collection, heading),
  ...both('works-on', 'posts_\\d+', '$.*', caption, heading),
  ...OWN_MEDIA.flatMap(([name, list]) =>
    both('works-on', `(?:media|content)/${name}(?:_\\d+)?`, `$.${list}.*`, caption, heading),
  ),
  // Searches for accounts, words and phrases are not read: people type names of other people there.
  ...both('searches', 'recent_searches/tag_searches', '$.searches_hashtag.*', mapped, tagCell),
  ...oldFiles(),
];
