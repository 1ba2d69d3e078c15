import {
  type Context,
  type ExportEntry,
  fieldsIn,
  listIn,
  ofDate,
  type PageReading,
  type PageText,
  textIn,
  type ValueReading,
} from '../kit/archive.ts';
import { watchedTitle } from './google-names.ts';

/** Minimum number of channels. Titles of fewer channels may have words in common. */
const MIN_CHANNELS = 3;

/** Words around a title end at one of these: "Watched ", "已觀看「". */
const BORDER = /[\s:："“”„«»‘’'「」『』]/u;

const commonStart = (one: string, other: string): string => {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return one.slice(0, end);
};

const commonEnd = (one: string, other: string): string => {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return one.slice(one.length - length);
};

const untilBorder = (start: string): string => {
  const last = [...start].findLastIndex((character) => BORDER.test(character));
  return [...start].slice(0, last + 1).join('');
};

const fromBorder = (end: string): string => {
  const first = [...end].findIndex((character) => BORDER.test(character));
  return first === -1 ? '' : [...end].slice(first).join('');
};

/** Finds the words that all sentences of a history have around their titles, whatever its language. */
const createAround = () => {
  const channels = new Set<string>();
  let [start, end]: [string | null, string] = [null, ''];
  return {
    add: (sentence: string, channel: string): void => {
      if (channels.size < MIN_CHANNELS && channel !== '') channels.add(channel);
      [start, end] =
        start === null ? [sentence, sentence] : [commonStart(start, sentence), commonEnd(end, sentence)];
    },

    /** Returns the sentence as it is if there are too few to compare. */
    without: (sentence: string): string => {
      if (start === null || channels.size < MIN_CHANNELS) return sentence;
      const [before, after] = [untilBorder(start), fromBorder(end)];
      const isAround = sentence.length > before.length + after.length;
      return isAround ? sentence.slice(before.length, sentence.length - after.length).trim() : sentence;
    },
  };
};

export const isChannel = (address: string) => /youtube\.com\/(?:channel\/|@|c\/|user\/)/.test(address);

const parametersOf = (address: string): URLSearchParams => {
  const at = address.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : address.slice(at));
};

/** The entry of a search, or of a video in a list of the person. Of other watched videos, only the channel counts. */
const ofAddress = (
  address: string,
  title: string,
  at: number | null,
  { likedVideos, listedVideos }: Context,
): ExportEntry | null => {
  if (/youtube\.com\/results\b/.test(address)) {
    return { kind: 'searches', text: parametersOf(address).get('search_query') ?? '', at };
  }
  const video = parametersOf(address).get('v') ?? '';
  if (likedVideos.has(video)) return { kind: 'likes', text: title, at };
  return listedVideos.has(video) ? { kind: 'saves', text: title, at } : null;
};

/** Reads the history as JSON. In an unknown language, the words around a title are those of all entries. */
export const activities = (context: Context): ValueReading => {
  const around = createAround();
  const kept: ExportEntry[] = [];
  return {
    onValue: (value) => {
      const { title, titleUrl, subtitles, time, details } = fieldsIn(value);
      // Advertisements are among the watched videos.
      if (listIn(details).length > 0) return [];
      const at = ofDate(time);
      const address = textIn(titleUrl);
      const channels = listIn(subtitles)
        .map(fieldsIn)
        .filter(({ url }) => isChannel(textIn(url)))
        .map(({ name }) => ({ kind: 'views' as const, text: textIn(name), at }));
      const sentence = textIn(title);
      const known = watchedTitle(sentence);
      const own = ofAddress(address, known ?? sentence, at, context);
      if (known !== null || own?.kind === 'searches') return own === null ? channels : [own, ...channels];
      if (parametersOf(address).has('v')) around.add(sentence, channels[0]?.text ?? '');
      if (own !== null) kept.push(own);
      return channels;
    },
    end: () => kept.map((entry) => ({ ...entry, text: around.without(entry.text) })),
  };
};

const activityLink = ({ href, text }: PageText, context: Context): ExportEntry | null => {
  if (href === '') return null;
  return isChannel(href) ? { kind: 'views', text, at: null } : ofAddress(href, text, null, context);
};

const HEADING = /\bmdl-typography--title\b/;
const CAPTION = /\bmdl-typography--caption\b/;
/** Maximum length of "From Google Ads" in any language. The captions' other texts with "Google" are long sentences. */
const MAX_OF_SOURCE = 32;

const isAdvertisement = ({ classes, text }: PageText) =>
  CAPTION.test(classes) && text.length <= MAX_OF_SOURCE && /google/i.test(text);

/** Each entry is a cell with a heading, links, and a caption whose end tells whether the video was an advertisement. */
export const activityPage = (context: Context): PageReading => {
  let entries: ExportEntry[] = [];
  let isInCaption = false;
  let isLeftOut = false;
  const end = () => {
    const ended = isLeftOut ? [] : entries;
    entries = [];
    isLeftOut = false;
    return ended;
  };
  return {
    onText: (text) => {
      const wasInCaption = isInCaption;
      isInCaption = CAPTION.test(text.classes);
      const begins = HEADING.test(text.classes) || (wasInCaption && !isInCaption);
      const ended = begins ? end() : [];
      const entry = activityLink(text, context);
      if (entry !== null) entries.push(entry);
      isLeftOut ||= isAdvertisement(text);
      return ended;
    },
    end,
  };
};
