import { TERMS_LIMIT } from '../limits.ts';

/** The searched words of a posting, by where they appear. */
export interface Searchable {
  readonly label: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

export interface SearchTerms {
  /** Every word must be present. */
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

/** Returns the words in lower case, without a plural's s: `Robotics & cooking apps` gives robotic, cooking, app. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) =>
    word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
  );

export const searchable = (posting: { label: string; title: string; text: string }): Searchable => ({
  label: new Set(wordsOf(posting.label)),
  title: new Set(wordsOf(posting.title)),
  text: new Set(wordsOf(posting.text)),
});

/**
 * Returns the entries that contain every word of `what`. Those with the best match for `whatOr` come first; equal ones
 * keep their order.
 */
export const search = <Entry extends { readonly words: Searchable }>(
  entries: readonly Entry[],
  { what, whatOr }: SearchTerms,
): readonly Entry[] => {
  const needed = [...new Set(wordsOf(what))];
  const terms = termsOf(whatOr);
  return entries
    .filter(({ words }) => needed.every((word) => holds(words, word)))
    .map((entry) => ({ entry, nearness: terms.reduce((sum, term) => sum + weigh(entry.words, term), 0) }))
    .sort((a, b) => b.nearness - a.nearness)
    .map(({ entry }) => entry);
};

/** How many of the entries have a term of `whatOr` as their category or in their title. */
export const fitting = (
  entries: readonly { readonly words: Searchable }[],
  { whatOr }: Pick<SearchTerms, 'whatOr'>,
): number => {
  const terms = termsOf(whatOr);
  return entries.filter(({ words }) => terms.some((term) => weigh(words, term) >= WEIGHT.title)).length;
};

const holds = ({ label, title, text }: Searchable, word: string) =>
  label.has(word) || title.has(word) || text.has(word);

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
  return distinctive.every((word) => holds(words, word)) ? WEIGHT.text : 0;
};
