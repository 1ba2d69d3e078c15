import { fieldsOf, listOf, ofDate, textOf } from '../fields.ts';
import type { PageText } from '../formats/html.ts';
import { watchedTitle } from '../google-names.ts';
import type { Context, Entry, PageReading, ValueReading } from '../known-file.ts';
import { createAround } from './around.ts';

export const isChannel = (address: string) => /youtube\.com\/(?:channel\/|@|c\/|user\/)/.test(address);

const parametersOf = (address: string): URLSearchParams => {
  const at = address.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : address.slice(at));
};

/** An address, or a number of more digits than a year has. */
const isPrivate = (search: string) => /@|\p{Nd}{5,}/u.test(search);

/** The entry of a search, or of a video in a list of the person. Of other watched videos, only the channel counts. */
const ofAddress = (
  address: string,
  title: string,
  at: number | null,
  { likedVideos, listedVideos }: Context,
): Entry | null => {
  if (/youtube\.com\/results\b/.test(address)) {
    const text = parametersOf(address).get('search_query') ?? '';
    return isPrivate(text) ? null : { kind: 'searches', text, at };
  }
  const video = parametersOf(address).get('v') ?? '';
  if (likedVideos.has(video)) return { kind: 'likes', text: title, at };
  return listedVideos.has(video) ? { kind: 'saves', text: title, at } : null;
};

/** Reads the history as JSON. In an unknown language, the words around a title are those of all entries. */
export const activities = (context: Context): ValueReading => {
  const around = createAround();
  const kept: Entry[] = [];
  return {
    onValue: (value) => {
      const { title, titleUrl, subtitles, time, details } = fieldsOf(value);
      // Advertisements are among the watched videos.
      if (listOf(details).length > 0) return [];
      const at = ofDate(time);
      const address = textOf(titleUrl);
      const channels = listOf(subtitles)
        .map(fieldsOf)
        .filter(({ url }) => isChannel(textOf(url)))
        .map(({ name }) => ({ kind: 'views' as const, text: textOf(name), at }));
      const sentence = textOf(title);
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

const activityLink = ({ href, text }: PageText, context: Context): Entry | null => {
  if (href === '') return null;
  return isChannel(href) ? { kind: 'views', text, at: null } : ofAddress(href, text, null, context);
};

const HEADING = /\bmdl-typography--title\b/;
const CAPTION = /\bmdl-typography--caption\b/;
/** "From Google Ads" in any language. The captions' other texts with "Google" are whole sentences. */
const MAX_OF_SOURCE = 32;

const isAdvertisement = ({ classes, text }: PageText) =>
  CAPTION.test(classes) && text.length <= MAX_OF_SOURCE && /google/i.test(text);

/**
 * Reads the history as a page. Each entry is a cell with a heading, links, and a caption that says at its end whether the
 * video was an advertisement.
 */
export const activityPage = (context: Context): PageReading => {
  let entries: Entry[] = [];
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
