import { listNameOf, newsletterOf } from '../../../common/list-name.ts';
import { fieldsOf, ofDate, textOf } from '../fields.ts';
import type { Row } from '../formats/csv.ts';
import {
  isHistory,
  isInPlaylists,
  isLikedTable,
  isPlaylistTable,
  isSubscriptionTable,
  isUnwanted,
  PLAYLIST_TITLE,
} from '../google-names.ts';
import type { Context, KnownFile } from '../known-file.ts';
import { activities, activityPage, isChannel } from './youtube-history.ts';

const YOUTUBE = { platform: 'youtube' } as const;

/** The folder's name begins with "YouTube" in every language. */
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
  if (!id.startsWith('PL')) return null;
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
  const { title, description, publishedAt } = fieldsOf(fieldsOf(value).snippet);
  return { text: textOf(title), about: textOf(description), at: ofDate(publishedAt) };
};

export const GOOGLE_FILES: readonly KnownFile[] = [
  {
    ...YOUTUBE,
    kind: 'follows',
    isAt: (path) => isTable(path) && isSubscriptionTable(path),
    format: 'csv',
    header: /url/i,
    pick: subscription,
  },
  {
    ...YOUTUBE,
    kind: 'follows',
    isAt: (path) => isInYouTube(path, /\/subscriptions\.json$/i),
    format: 'json',
    paths: ['$.*'],
    pick: ofApi,
  },
  {
    ...YOUTUBE,
    kind: 'likes',
    isAt: (path) => isInYouTube(path, /\/(?:likes|liked videos)\.json$/i),
    format: 'json',
    paths: ['$.*'],
    pick: ofApi,
  },
  {
    ...YOUTUBE,
    kind: 'saves',
    isAt: (path) => isTable(path) && isPlaylistTable(path),
    format: 'csv',
    header: PLAYLIST_TITLE,
    pick: playlist,
  },
  {
    ...YOUTUBE,
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
    ...YOUTUBE,
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
    ...YOUTUBE,
    kind: 'follows',
    isAt: isNamedAsFolder,
    format: 'csv',
    header: /./,
    pick: (row) => subscription(row) ?? playlist(row),
  },
  {
    ...YOUTUBE,
    kind: 'saves',
    // Lists of videos in a language without known names.
    isAt: isInList,
    hasAnyName: true,
    format: 'csv',
    header: /./,
    pick: listed,
  },
  {
    ...YOUTUBE,
    kind: 'views',
    // The history's files have names in the person's language, the only JSON files of the folder beside the lists.
    isAt: (path) => isInYouTube(path, /\.json$/i) || (isHistory(path) && /\.json$/i.test(path)),
    format: 'values',
    paths: ['$.*'],
    start: activities,
  },
  {
    ...YOUTUBE,
    kind: 'views',
    isAt: (path) => isInYouTube(path, /\.html$/i) || isHistory(path),
    format: 'page',
    start: activityPage,
  },
  {
    platform: 'gmail',
    kind: 'follows',
    // The Mail program of macOS exports a folder `Name.mbox` with a file `mbox`.
    isAt: (path) => /\.mbox$|\.mbox\/mbox$/i.test(path),
    format: 'mbox',
    pick: ({ listId, from, date, labels, canUnsubscribe }) => {
      if ((listId === '' && !canUnsubscribe) || isUnwanted(labels)) return null;
      const text = listNameOf(listId, from) ?? (canUnsubscribe ? newsletterOf(from) : null);
      return text === null ? null : { text, at: ofDate(date) };
    },
  },
];
