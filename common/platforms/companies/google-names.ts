import words from './google-names.json';

interface GoogleNames {
  /** The list of videos with "I like this", without `-videos` and `.csv`. */
  readonly liked: readonly string[];
  readonly subscriptions: readonly string[];
  readonly playlists: readonly string[];
  /** Headings of the column with a playlist's title, separated by `|`. */
  readonly title: string;
  /** The words around a title in the watch history; `*` is the title. */
  readonly watched: readonly string[];
  /** Labels of unwanted and deleted mails. */
  readonly unwanted: readonly string[];
}

// `more` has names in further languages, as public exports show them. File names of histories are compared with a space
// in place of each sign, because a file that was chosen alone has no folder that would identify it.

export const GOOGLE_NAMES = words.names;

const all = <Name extends keyof GoogleNames>(name: Name): readonly string[] =>
  [...Object.values<GoogleNames>(GOOGLE_NAMES), words.more].flatMap((names) => names[name]);

const plain = (text: string) => text.normalize('NFC').toLowerCase();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (names: readonly string[]) => names.map((name) => escaped(plain(name))).join('|');

const last = (path: string) => plain(path.slice(path.lastIndexOf('/') + 1));

const LIKED = new RegExp(
  `^(?:video\\S{0,3} in )?(?:${anyOf(all('liked'))})(?:[-_ ]?[^-_ ]{2,12})?\\.csv$`,
  'u',
);
const SUBSCRIPTIONS = new RegExp(`^(?:${anyOf(all('subscriptions'))})\\.csv$`, 'u');
const PLAYLISTS = new RegExp(`^(?:${anyOf(all('playlists'))})\\.csv$`, 'u');

export const isLikedTable = (path: string): boolean => LIKED.test(last(path));
export const isSubscriptionTable = (path: string): boolean => SUBSCRIPTIONS.test(last(path));
export const isPlaylistTable = (path: string): boolean => PLAYLISTS.test(last(path));

const HISTORY = new RegExp(`^(?:${anyOf(words.histories)})(?: ?\\(?\\d+\\)?)?\\.(?:json|html)$`, 'u');

/** Matches `watch-history.html` and `watch-history (1).html`. */
export const isHistory = (path: string): boolean => HISTORY.test(last(path).replace(/[-_ ]+/g, ' '));

/** Whether the file is in the folder with one table for each playlist. */
export const isInPlaylists = (path: string): boolean =>
  /\.csv$/i.test(path) && PLAYLISTS.test(`${last(path.slice(0, path.lastIndexOf('/')))}.csv`);

export const PLAYLIST_TITLE = new RegExp(
  `(?:${anyOf(all('title').flatMap((names) => names.split('|')))})`,
  'iu',
);

const AROUND = all('watched').map((words) => words.split('*'));

/** `null` if none of the known words are there. */
export const watchedTitle = (given: string): string | null => {
  // Takeout writes unbroken spaces between the words and the title.
  const sentence = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  for (const [before = '', after = ''] of AROUND) {
    if (
      sentence.startsWith(before) &&
      sentence.endsWith(after) &&
      sentence.length > before.length + after.length
    )
      return sentence.slice(before.length, sentence.length - after.length).trim();
  }
  return null;
};

const UNWANTED = new Set(all('unwanted').map(plain));

export const isUnwanted = (labels: string): boolean =>
  labels.split(',').some((label) => UNWANTED.has(plain(label.trim().replace(/^"|"$/g, ''))));
