import { GOOGLE_CODES, GOOGLE_OAUTH, googleRefusals, googleTokens } from './companies/google.ts';
import {
  isHistory,
  isInPlaylists,
  isLikedTable,
  isPlaylistTable,
  isSubscriptionTable,
  PLAYLIST_TITLE,
} from './companies/google-names.ts';
import { activities, activityPage, isChannel } from './companies/youtube-history.ts';
import { type Context, fieldsIn, type KnownFile, ofDate, type Row, textIn } from './kit/archive.ts';
import type { Lists } from './kit/facts.ts';
import { countOf, type Fields, fieldsOf, listOf, textOf, timeOf } from './kit/json.ts';
import type { Connector } from './kit/oauth.ts';
import type { PlatformReader, ReadPage } from './kit/reading.ts';
import { DAY, PAGE_SIZE, pageOf, type StandIn, thingsOf } from './kit/stand-in.ts';

export const lists = {
  subscriptions: { kind: 'follows', atMost: 350 },
  'liked videos': { kind: 'likes', atMost: 150 },
} as const satisfies Lists;

// https://developers.google.com/identity/protocols/oauth2/web-server
export const oauth = (): Connector => ({
  ...GOOGLE_OAUTH,
  api: 'https://www.googleapis.com/youtube/v3',
  scopes: ['https://www.googleapis.com/auth/youtube.readonly'],
});

/** Restricted by age, private or unlisted: https://developers.google.com/youtube/v3/docs/videos#properties */
const isMarked = ({ contentDetails, status }: Fields): boolean =>
  fieldsOf(fieldsOf(contentDetails).contentRating).ytRating === 'ytAgeRestricted' ||
  ['private', 'unlisted'].includes(textOf(fieldsOf(status).privacyStatus) ?? '');

/** Both calls have the same format: https://developers.google.com/youtube/v3/docs/subscriptions/list, …/videos/list */
const listFrom =
  (path: string): ReadPage =>
  async (ask, cursor) => {
    const token = cursor === null ? '' : `&pageToken=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}&maxResults=50${token}`);
    const { items, nextPageToken, pageInfo } = fieldsOf(body);
    const total = countOf(fieldsOf(pageInfo).totalResults);
    return {
      // Google may leave an empty list out.
      entries: listOf(items ?? (total === 0 ? [] : null)).flatMap((item) => {
        const { title, description, publishedAt } = fieldsOf(item.snippet);
        if (title === 'Private video' || title === 'Deleted video' || isMarked(item)) return [];
        return { text: title, about: description, at: timeOf(publishedAt) };
      }),
      next: textOf(nextPageToken),
      total,
    };
  };

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    subscriptions: listFrom('subscriptions?mine=true&part=snippet'),
    'liked videos': listFrom('videos?myRating=like&part=snippet,contentDetails,status'),
  },
  codes: GOOGLE_CODES,
  hasOnlyError: true,
});

export const standIn = (): StandIn => ({
  urlKey: 'youtubeURL',
  shares: ['Channels you follow', 'Videos you liked'],
  ...googleTokens('https://www.googleapis.com/auth/youtube.readonly'),
  ...googleRefusals(403, 'youtube.quota', 'quotaExceeded'),
  // Seen in the test data of sns-sdks/python-youtube:
  // `testdata/apidata/subscriptions/subscriptions_by_mine_p1.json` and
  // `testdata/apidata/videos/videos_myrating_paged_1.json`.
  answer: ([channels, videos], { path, query }) => {
    const things = thingsOf(path === 'subscriptions' ? channels : path === 'videos' ? videos : []);
    const { page, next } = pageOf(things, query, { size: 'maxResults', cursor: 'pageToken' });
    const kind = `youtube#${path === 'subscriptions' ? 'subscription' : 'video'}`;
    return {
      kind: `${kind}ListResponse`,
      ...(next === null ? {} : { nextPageToken: next }),
      pageInfo: { totalResults: things.length, resultsPerPage: PAGE_SIZE },
      items: page.map(({ id, text, about }) => ({
        kind,
        id,
        snippet: { title: text, description: about, publishedAt: DAY },
      })),
    };
  },
});

/** Whether a file is in the folder of YouTube, whose name begins with "YouTube" in every language. */
const isInYouTube = (path: string, ending: RegExp) =>
  /(?:^|\/)YouTube[^/]*\//i.test(path) && ending.test(path);

/** A table in the folder, or one that was unpacked and chosen alone. */
const isTable = (path: string) => isInYouTube(path, /\.csv$/i) || /^[^/]+\.csv$/i.test(path);

/** Folders with the person's own texts are not unpacked. */
const WRITTEN =
  /[ck]om+ent|reacties|yorum|ком+ент|σχόλι|תגובות|hozzászól|bình luận|ความคิดเห็น|コメント|评论|評論|留言|댓글|टिप्पणि|تعليقات|chat|czat|чат|sohbet|チャット|聊天|채팅|चैट|دردشة/iu;

/** Takeout in a language without known names: `abonnementen/abonnementen.csv`. */
const isNamedAsFolder = (path: string) => {
  const [name = ''] = /\/([^/]+)\/\1\.csv$/i.exec(path)?.slice(1) ?? [];
  return isInYouTube(path, /\.csv$/i) && name !== '' && !WRITTEN.test(name);
};

/** A table in a folder with several tables, such as a list of videos. */
const isInList = (path: string) => isInYouTube(path, /\/[^/]+\/[^/]+\.csv$/i) && !WRITTEN.test(path);

/** The columns are id, address and title, under names in the person's language. */
const subscription = ({ cells: [, address = '', text = ''] }: Row) => (isChannel(address) ? { text } : null);

/** The other cells of a playlist's line: whether new videos come first, pictures, times, and a number. */
const BESIDE_TITLE = /^(?:\s*|true|false|https?:.*|\d+|\d{4}-\d\d-\d\d.*)$/i;

/** Lists of every account, such as "Watch later", have other ids and are left out. */
const playlist = ({ cells: [id = '', ...others], cell }: Row) => {
  if (!/^PL[\w-]+$/.test(id)) return null;
  const named = cell(PLAYLIST_TITLE);
  return { kind: 'saves', text: named || (others.find((each) => !BESIDE_TITLE.test(each)) ?? '') } as const;
};

const DATE = /^\d{4}-\d\d-\d\d/;

/** Keeps the id of a video in a list: id and time. */
const listed = ({ cells: [id = '', time = '', ...others] }: Row, { listedVideos }: Context): null => {
  if (/^[\w-]{5,20}$/.test(id) && DATE.test(time) && others.length <= 1) listedVideos.add(id);
  return null;
};

const ofApi = (value: unknown) => {
  const { title, description, publishedAt } = fieldsIn(fieldsIn(value).snippet);
  return { text: textIn(title), about: textIn(description), at: ofDate(publishedAt) };
};

export const archive = (): readonly KnownFile[] => [
  {
    kind: 'follows',
    isAt: (path) => isTable(path) && isSubscriptionTable(path),
    format: 'csv',
    header: /url/i,
    pick: subscription,
  },
  {
    kind: 'follows',
    isAt: (path) => isInYouTube(path, /\/subscriptions\.json$/i),
    format: 'json',
    paths: ['$.*'],
    pick: ofApi,
  },
  {
    kind: 'likes',
    isAt: (path) => isInYouTube(path, /\/(?:likes|liked videos)\.json$/i),
    format: 'json',
    paths: ['$.*'],
    pick: ofApi,
  },
  {
    kind: 'saves',
    isAt: (path) => isTable(path) && isPlaylistTable(path),
    format: 'csv',
    header: PLAYLIST_TITLE,
    pick: playlist,
  },
  {
    kind: 'likes',
    isAt: (path) => isTable(path) && isLikedTable(path),
    format: 'csv',
    header: /video/i,
    pick: ({ cells: [id = ''] }, { likedVideos }) => {
      likedVideos.add(id.trim());
      return null;
    },
  },
  {
    kind: 'saves',
    // Until 2023 each playlist's table began with its facts: id, channel, two dates, title, description.
    isAt: (path) => isInYouTube(path, /\.csv$/i) && isInPlaylists(path),
    format: 'csv',
    header: /./,
    pick: (row, context) => {
      const [id = '', , , , title = ''] = row.cells;
      return /^PL[\w-]{8,}$/.test(id) ? { text: title } : listed(row, context);
    },
  },
  {
    kind: 'follows',
    isAt: isNamedAsFolder,
    format: 'csv',
    header: /./,
    pick: (row) => subscription(row) ?? playlist(row),
  },
  {
    kind: 'saves',
    // Lists of videos in a language without known names.
    isAt: isInList,
    hasAnyName: true,
    format: 'csv',
    header: /./,
    pick: listed,
  },
  {
    kind: 'views',
    // A history's file has a name in the person's language. The folder has no other JSON files except the lists.
    isAt: (path) => isInYouTube(path, /\.json$/i) || (isHistory(path) && /\.json$/i.test(path)),
    format: 'values',
    paths: ['$.*'],
    start: activities,
  },
  {
    kind: 'views',
    isAt: (path) => isInYouTube(path, /\.html$/i) || isHistory(path),
    format: 'page',
    start: activityPage,
  },
];

/** A table that was chosen alone, under any name: its lines tell whether it has channels or playlists. */
export const loneTable = (): KnownFile => ({
  kind: 'follows',
  isAt: (path) => /^[^/]+\.csv$/i.test(path),
  hasAnyName: true,
  format: 'csv',
  header: /./,
  pick: (row) => subscription(row) ?? playlist(row),
});
