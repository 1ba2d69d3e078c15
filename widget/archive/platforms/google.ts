import { listNameOf } from '../../common/list-name.ts';
import { fieldsOf, listOf, ofDate, textOf } from '../fields.ts';
import type { Row } from '../formats/csv.ts';
import type { PageText } from '../formats/html.ts';
import {
  isLikedTable,
  isPlaylistTable,
  isSubscriptionTable,
  isUnwanted,
  PLAYLIST_TITLE,
  watchedTitle,
} from '../google-names.ts';
import type { Context, Entry, KnownFile } from '../known-file.ts';

const YOUTUBE = { platform: 'youtube' } as const;

/** The folder's name begins with "YouTube" in every language. */
const isInYouTube = (path: string, ending: RegExp) =>
  /(?:^|\/)YouTube[^/]*\//i.test(path) && ending.test(path);

const parametersOf = (address: string): URLSearchParams => {
  const at = address.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : address.slice(at));
};

const isChannel = (address: string) => /youtube\.com\/(?:channel\/|@|c\/|user\/)/.test(address);

/** A search, or a liked video: of watched ones the channels count, and a title only if the person liked it. */
const ofAddress = (
  address: string,
  title: string,
  at: number | null,
  { likedVideos }: Context,
): Entry | null => {
  if (/youtube\.com\/results\b/.test(address)) {
    const text = parametersOf(address).get('search_query') ?? '';
    return { kind: 'views', text, at };
  }
  const video = parametersOf(address).get('v') ?? '';
  return likedVideos.has(video) ? { kind: 'likes', text: title, at } : null;
};

const activity = (value: unknown, context: Context): readonly Entry[] => {
  const { title, titleUrl, subtitles, time, details } = fieldsOf(value);
  // Advertisements are among the watched videos.
  if (listOf(details).length > 0) return [];
  const at = ofDate(time);
  const channels = listOf(subtitles)
    .map(fieldsOf)
    .filter(({ url }) => isChannel(textOf(url)));
  const own = ofAddress(textOf(titleUrl), watchedTitle(textOf(title)), at, context);
  return [
    ...(own ? [own] : []),
    ...channels.map(({ name }) => ({ kind: 'views' as const, text: textOf(name), at })),
  ];
};

const activityLink = ({ href, text }: PageText, context: Context): Entry | null => {
  if (href === '') return null;
  return isChannel(href) ? { kind: 'views', text, at: null } : ofAddress(href, text, null, context);
};

/** The columns are id, address and title, under names in the person's language. */
const subscription = ({ cells: [, address = '', text = ''] }: Row) => (isChannel(address) ? { text } : null);

const ofApi = (value: unknown) => {
  const { title, description, publishedAt } = fieldsOf(fieldsOf(value).snippet);
  return { text: textOf(title), about: textOf(description), at: ofDate(publishedAt) };
};

export const GOOGLE_FILES: readonly KnownFile[] = [
  {
    ...YOUTUBE,
    kind: 'follows',
    isAt: (path) => isInYouTube(path, /\.csv$/i) && isSubscriptionTable(path),
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
    isAt: (path) => isInYouTube(path, /\.csv$/i) && isPlaylistTable(path),
    format: 'csv',
    header: PLAYLIST_TITLE,
    pick: ({ cell }) => ({ text: cell(PLAYLIST_TITLE) }),
  },
  {
    ...YOUTUBE,
    kind: 'likes',
    isAt: (path) => isInYouTube(path, /\.csv$/i) && isLikedTable(path),
    format: 'csv',
    header: /video/i,
    pick: ({ cells: [id = ''] }, { likedVideos }) => {
      likedVideos.add(id.trim());
      return null;
    },
  },
  {
    ...YOUTUBE,
    kind: 'views',
    // The history's files have names in the person's language, the only JSON files of the folder beside the lists.
    isAt: (path) => isInYouTube(path, /\.json$/i),
    format: 'json',
    paths: ['$.*'],
    pick: activity,
  },
  {
    ...YOUTUBE,
    kind: 'views',
    isAt: (path) => isInYouTube(path, /\.html$/i),
    format: 'html',
    pick: activityLink,
  },
  {
    platform: 'gmail',
    kind: 'follows',
    isAt: (path) => /\.mbox$/i.test(path),
    format: 'mbox',
    pick: ({ listId, from, date, labels, canUnsubscribe }) => {
      if ((listId === '' && !canUnsubscribe) || isUnwanted(labels)) return null;
      const text = listNameOf(listId, from);
      return text === null ? null : { text, at: ofDate(date) };
    },
  },
];
