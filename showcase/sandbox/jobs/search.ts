import { TERMS_LIMIT } from '../limits.ts';
import { type Correction, nearestWord } from './nearest-word.ts';
import { INTERNSHIP_WORDS, interestsNamed } from './search-words/search-words.ts';
import { typedIn } from './typed-search.ts';
import { withoutAccents } from './without-accents.ts';

/** The searched words of a posting, by where they appear. */
export interface Searchable {
  readonly label: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
  /** The stems of the title's words, and of all words. */
  readonly titleStems: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** All words in their order, with a space around each. */
  readonly line: string;
  /** The words of category and title, and those of the text, with a plural's s. */
  readonly written: { readonly head: readonly string[]; readonly text: readonly string[] };
}

export interface SearchTerms {
  /** What a person typed, as in `TypedSearch`. */
  readonly what: string;
  /** Postings with any of these come first. Phrases are separated by commas, or words by spaces. */
  readonly whatOr: string;
}

/** Words too common to distinguish postings. `it` counts in a category label only. */
const COMMON = new Set(
  'a an and are as at be by for from how in into is it of on or our that the this to up we what with you your'.split(
    ' ',
  ),
);

/** A term in the category label weighs most; one in the title weighs more than one in the text. */
const WEIGHT = { label: 4, title: 3, text: 1 } as const;

const writtenWords = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/**
 * Returns the words in lower case, without accents and without a plural's s: `Robotics & cafés` gives robotic, cafe.
 */
export const wordsOf = (text: string): readonly string[] => writtenWords(text).map(singular);

const ENDINGS = /(?:ing|ment|ant|ist|er|or|ed|e)$/;
const STEM_LENGTH = 4;

/** A word without its endings: `accountant` and `accounting` are `account`, `nurse` and `nursing` are `nurs`. */
const stemOf = (word: string): string => {
  const stem = word.replace(ENDINGS, '');
  return stem === word || stem.length < STEM_LENGTH ? word : stemOf(stem);
};

const stemsIn = (words: Iterable<string>) => new Set([...words].map(stemOf));

export const searchable = (posting: { label: string; title: string; text: string }): Searchable => {
  const label = new Set(wordsOf(posting.label));
  const title = new Set(wordsOf(posting.title));
  const text = new Set(wordsOf(posting.text));
  return {
    label,
    title,
    text,
    titleStems: stemsIn(title),
    stems: stemsIn([...label, ...title, ...text]),
    line: lineOf(`${posting.title} ${posting.text}`),
    written: {
      head: writtenWords(`${posting.title} ${posting.label}`),
      text: writtenWords(posting.text),
    },
  };
};

/** The words of a text with a space around each, so that a phrase is a part of it. */
const lineOf = (text: string) => ` ${wordsOf(text).join(' ')} `;

export interface Found<Entry> {
  /** The entries, the best one first. */
  readonly found: readonly Entry[];
  /** The typed words that no entry has, with those that were searched instead. */
  readonly corrections: readonly Correction[];
}

/**
 * Finds the entries that contain every word and phrase of `what`, and no excluded one; those with the words in the title
 * come first. Among equal entries, the best match for `whatOr` comes first; the others keep their order.
 */
export const search = <Entry extends { readonly words: Searchable }>(
  entries: readonly Entry[],
  { what, whatOr }: SearchTerms,
): Found<Entry> => {
  const { words: typed, phrases, excluded } = typedIn(what);
  const terms = termsOf(whatOr);
  // The sample postings are in English. A word that is in none of them may be of another language, or mistyped.
  const isKnown = (word: string) => entries.some(({ words }) => holds(words, word));
  const foreign = new Map<string, readonly Term[]>();
  let known: ReadonlyMap<string, string> | undefined;
  const corrections: Correction[] = [];
  const needed = neededWords(typed).map(([word, written]) => {
    if (isKnown(word)) return word;
    const interests = interestsNamed(word);
    foreign.set(word, interests.map(wordsOf));
    if (interests.length > 0) return word;
    known ??= wordsIn(entries);
    const nearest = nearestWord(word, known.keys());
    if (nearest === undefined) return word;
    corrections.push({ typed: written, word: known.get(nearest) ?? nearest });
    return nearest;
  });
  const isAbout = (words: Searchable, word: string) =>
    foreign.get(word)?.some((term) => weigh(words, term) >= WEIGHT.title) ?? holds(words, word);
  const lines = phrases.map(lineOf);
  const isUnwanted = containsAny(narrowing(excluded));
  const isWanted = (words: Searchable) =>
    lines.every((phrase) => words.line.includes(phrase)) && !isUnwanted(words);
  const found = entries
    .filter(({ words }) => isWanted(words) && needed.every((word) => isAbout(words, word)))
    .map((entry) => ({
      entry,
      searched: needed.reduce((sum, word) => sum + relevance(entry.words, word), 0),
      nearness: terms.reduce((sum, term) => sum + weigh(entry.words, term), 0),
    }))
    .sort((a, b) => b.searched - a.searched || b.nearness - a.nearness)
    .map(({ entry }) => entry);
  return { found, corrections };
};

/** The excluded texts without those that all postings contain: excluding them would leave nothing. */
export const narrowing = (excluded: readonly string[]): readonly string[] =>
  excluded.filter((text) => wordsOf(text).some((word) => !OF_ALL.has(word)));

/** Returns whether a posting contains one of the texts, or has it as a word of its category. */
export const containsAny = (texts: readonly string[]) => {
  const lines = texts.map(lineOf);
  return ({ line, label }: Searchable): boolean =>
    lines.some((text) => line.includes(text) || label.has(text.trim()));
};

/** How many of the entries have a term of `whatOr` as their category or in their title. */
export const fitting = (
  entries: readonly { readonly words: Searchable }[],
  { whatOr }: Pick<SearchTerms, 'whatOr'>,
): number => {
  const terms = termsOf(whatOr);
  return entries.filter(({ words }) => terms.some((term) => weigh(words, term) >= WEIGHT.title)).length;
};

/** All words of the entries without a plural's s, those of titles first, each with its first form. */
const wordsIn = (entries: readonly { readonly words: Searchable }[]): ReadonlyMap<string, string> => {
  const forms = new Map<string, string>();
  for (const part of ['head', 'text'] as const)
    for (const { words } of entries)
      for (const word of words.written[part]) if (!forms.has(singular(word))) forms.set(singular(word), word);
  return forms;
};

const has = ({ label, title, text }: Searchable, word: string) =>
  label.has(word) || title.has(word) || text.has(word);

/** The searched words that distinguish postings, each also as it was typed; the word `it` is a category. */
const neededWords = (what: string) => [
  ...new Map(
    writtenWords(what)
      .map((written) => [singular(written), written] as const)
      .filter(([word]) => word === CATEGORY_WORD || !OF_ALL.has(word)),
  ),
];

const CATEGORY_WORD = 'it';
/** Words that do not narrow a search, because all postings are internships. */
const OF_ALL: ReadonlySet<string> = new Set([...COMMON, ...[...INTERNSHIP_WORDS].flatMap(wordsOf)]);

const holds = (words: Searchable, word: string) =>
  word === CATEGORY_WORD ? words.label.has(word) : words.stems.has(stemOf(word));

/** How well a posting matches a searched word that it contains. */
const relevance = ({ label, title, titleStems, text }: Searchable, word: string) => {
  if (title.has(word)) return 8;
  if (titleStems.has(stemOf(word)) || label.has(word)) return 4;
  return text.has(word) ? 1 : 0;
};

type Term = readonly string[];

/** `Law, Real estate` gives two terms; `Law culinary` gives each of its words, and the phrase. */
const termsOf = (whatOr: string): readonly Term[] => {
  const phrases = whatOr.split(',').map(wordsOf);
  const terms =
    phrases.length > 1 ? phrases : phrases.flatMap((words) => [words, ...words.map((word) => [word])]);
  const distinct = new Map(terms.map((term) => [term.join(' '), term]));
  return [...distinct.values()].filter((term) => term.length > 0).slice(0, TERMS_LIMIT);
};

/** A term counts if all of its words are present. */
const weigh = (words: Searchable, term: Term) => {
  if (term.every((word) => words.label.has(word))) return WEIGHT.label;
  const distinctive = term.filter((word) => !COMMON.has(word));
  if (distinctive.length === 0) return 0;
  if (distinctive.every((word) => words.title.has(word))) return WEIGHT.title;
  return distinctive.every((word) => has(words, word)) ? WEIGHT.text : 0;
};
