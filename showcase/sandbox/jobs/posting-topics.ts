import type { Category } from '../../jobs/interests/categories.ts';
import OCCUPATIONS from './occupations.json';
import topicsOfTags from './topics-of-tags.json';

/**
 * `words` are for titles in which the model finds no topic: beginnings of a title's words, Dutch ones any part of them;
 * `=` means a whole word, `^` the title's first, `a+b` both. `names` are what the model takes for other subjects.
 */
const { words: WORDS, names: NAMES } = OCCUPATIONS as Occupations;

interface Occupations {
  readonly words: readonly {
    readonly topic: Category;
    readonly dutch: string;
    readonly polish: string;
    readonly others?: string;
  }[];
  readonly names: readonly { readonly topic: Category; readonly names: string }[];
}

type Fits = (word: string, stem: string) => boolean;

const within: Fits = (word, stem) => word.includes(stem);
const atBeginning: Fits = (word, stem) => word.startsWith(stem);

const has = (words: readonly string[], stem: string, fits: Fits): boolean => {
  if (stem.startsWith('=')) return words.includes(stem.slice(1));
  if (stem.startsWith('^')) return atBeginning(words[0] ?? '', stem.slice(1));
  return stem.split('+').every((part) => words.some((word) => fits(word, part)));
};

const hasAny = (words: readonly string[], stems: string, fits: Fits): boolean =>
  stems.split(' ').some((stem) => has(words, stem, fits));

const wordsOf = (title: string): readonly string[] =>
  title
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const topicsNamedIn = (title: string): readonly Category[] => {
  const words = wordsOf(title);
  return NAMES.filter(({ names }) => hasAny(words, names, atBeginning)).map(({ topic }) => topic);
};

export const occupationIn = (title: string): Category | null => {
  const words = wordsOf(title);
  const found = WORDS.find(
    ({ dutch, polish, others = '' }) =>
      hasAny(words, dutch, within) || hasAny(words, `${polish} ${others}`.trimEnd(), atBeginning),
  );
  return found?.topic ?? null;
};

/** Certainty from 0 to 1 of each of the twenty topics. */
export type ReadTopics = (
  title: string,
  text: string,
) => readonly { readonly topic: Category; readonly score: number }[];

/** Topics by tag, because labels are in the language of the country. Tags without one clear subject are missing. */
const TOPICS_OF_TAGS: ReadonlyMap<string, readonly Category[]> = new Map(
  Object.entries(topicsOfTags as Readonly<Record<string, readonly Category[]>>),
);

/** Minimum certainty of the main topic, for a posting with an unspecific category. */
const CLEAR = 0.32;
/** Minimum certainty of a further topic, such as AI for a posting of `it-jobs`. */
const SURE = 0.48;

/** Words in which the model finds the topics education and HR by mistake. */
const OF_INTERNSHIPS =
  /(?<!\p{L})(?:intern|interns|internship|internships|summer|trainee|praktikum|praktikant|praktikantin|praktikanten|werkstudent|tirocinio|becario|est[áa]gio|インターン|実習)(?!\p{L})/giu;
/** Words that deny a requirement: "no driving licence needed". */
const NEGATION =
  /(?<!\p{L})(?:no|not|never|without|kein|keine|keinen|nicht|ohne|sans|pas|sin|senza|non(?!-)|sem|não|geen|niet|zonder|bez|nie)(?!\p{L})|n['’]t(?!\p{L})/iu;

const withoutTags = (html: string) => html.slice(0, 2_000).replaceAll(/<[^<>]*>/g, ' ');

const subjectIn = (text: string) => text.replaceAll(OF_INTERNSHIPS, ' ');

const stated = (text: string) =>
  text
    .split(/[.!?;\n。！？]+/)
    .filter((sentence) => !NEGATION.test(sentence))
    .join('. ');

/** `IT Jobs` → `it-jobs`: English labels have the words of their tags. */
const tagOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('-');

/** The main topic comes first; an empty list means that none is clear. */
export const topicsOf = (
  { tag, label, title, description }: Record<'tag' | 'label' | 'title' | 'description', string>,
  read: ReadTopics,
): readonly Category[] => {
  const named = topicsNamedIn(withoutTags(title));
  const byTag = [...(TOPICS_OF_TAGS.get(tag === '' ? tagOf(label) : tagOf(tag)) ?? []), ...named];
  const found = read(subjectIn(withoutTags(title)), subjectIn(stated(withoutTags(description))));
  const own = found.filter(({ score }, index) => score > (byTag.length === 0 && index === 0 ? CLEAR : SURE));
  const topics = [...new Set([...byTag, ...own.map(({ topic }) => topic)])];
  const occupation = topics.length === 0 ? occupationIn(withoutTags(title)) : null;
  return occupation === null ? topics : [occupation];
};
