import type { Category } from '../../jobs/interests/categories.ts';
import OCCUPATIONS from './occupations.json';

/**
 * `words`: words of occupations for titles in which the provider's model finds no topic: Dutch and Polish, which it does
 * not read well, and a few of other languages. Dutch words also match within a word of the title, because Dutch joins
 * words; the others match at a word's beginning. `=` before a word means the whole word, `^` the title's first word
 * only ("elastyczny grafik" is a timetable). `a+b` needs both. The first topic that matches counts.
 *
 * `names`: names that the model mistakes for other subjects: "künstlich" for art, "studio legale" for a flat.
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

/** The topics that a title names, in any of the languages. */
export const topicsNamedIn = (title: string): readonly Category[] => {
  const words = wordsOf(title);
  return NAMES.filter(({ names }) => hasAny(words, names, atBeginning)).map(({ topic }) => topic);
};

/** The topic of a title by its words alone; `null` if no word of it is known. */
export const occupationIn = (title: string): Category | null => {
  const words = wordsOf(title);
  const found = WORDS.find(
    ({ dutch, polish, others = '' }) =>
      hasAny(words, dutch, within) || hasAny(words, `${polish} ${others}`.trimEnd(), atBeginning),
  );
  return found?.topic ?? null;
};
