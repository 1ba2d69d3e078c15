import { remember } from './remember.ts';
import {
  createSeedLists,
  createTableBuilder,
  EMPTY_HASH,
  endBefore,
  hashBetween,
  hashOf,
} from './seed-table.ts';

/**
 * The forms in which a whole word matches: itself only, also with a plural s, or also in other genders, numbers and
 * cases.
 */
export type Fit = 'same' | 'plural' | 'inflected';

export interface SeedList {
  /** Phrases, separated by commas. A word such as `diabet*` matches a beginning, `*phobie` an ending. */
  readonly seeds: string;
  readonly fit: Fit;
}

/** Positions of a phrase: of its first word, and after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns where the phrases of a list occur in a text's words. The list is given by its number. */
export type Found = (list: number) => readonly Span[];

const LONGEST_WORD = 60;
/** Minimum length of a word that may have another ending. The ending of a shorter word often changes its meaning. */
const SHORTEST_INFLECTED = 8;
const FINAL_VOWEL = /[aeio]$/;
/** "disturbo, disturbi", "schwanger, schwangere", "soropositivo, soropositivas". */
const ENDINGS = new Set(['a', 'e', 'i', 'o', 'as', 'es', 'os', 'is', 'en', 'er', 'em', 'n', 's']);
const LONGEST_ENDING = 2;

const stemOf = (text: string) => text.replace(FINAL_VOWEL, '');

const isInflected = (text: string, word: string): boolean => {
  if (text.length < SHORTEST_INFLECTED || Math.abs(word.length - text.length) > LONGEST_ENDING) return false;
  const stem = stemOf(text);
  return word.startsWith(stem) && (word === stem || ENDINGS.has(word.slice(stem.length)));
};

const isOpenBefore = (pattern: string) => pattern.startsWith('*');
const isOpenAfter = (pattern: string) => pattern.endsWith('*');
const lettersOf = (pattern: string) =>
  pattern.slice(isOpenBefore(pattern) ? 1 : 0, isOpenAfter(pattern) ? -1 : undefined);

const fits = (pattern: string, word: string, fit: Fit): boolean => {
  const letters = lettersOf(pattern);
  if (isOpenAfter(pattern)) return isOpenBefore(pattern) ? word.includes(letters) : word.startsWith(letters);
  if (isOpenBefore(pattern)) return word.endsWith(letters);
  if (word === letters) return true;
  return fit !== 'same' && (word === `${letters}s` || (fit === 'inflected' && isInflected(letters, word)));
};

/** The four kinds of keys in the table of all phrases' first words. */
const WHOLE = 1;
const STEM = 2;
const BEGINNING = 3;
const ENDING = 4;
const STAR = 42;
const SPACE = 32;

/** Special values for the first letter of the second word: no second word, and any letter. */
const NO_SECOND_WORD = -1;
const ANY_LETTER = 0;

const letterAfter = (first: string, phrase: string): number => {
  if (first.length === phrase.length) return NO_SECOND_WORD;
  const code = phrase.charCodeAt(first.length + 1);
  return code === STAR ? ANY_LETTER : code;
};

/** Pairs of a seed and the letter that its second word begins with. Most candidates fail at the letter. */
type Candidates = readonly number[];
const NONE: Candidates = [];

/** Indexes the first words of all phrases. Its lists of numbers are freed when it returns. */
const indexOf = (seeds: ReturnType<typeof createSeedLists>, lists: readonly SeedList[]) => {
  // A seed has a key for its first word, and one more for its stem.
  const table = createTableBuilder(seeds.count() * 2);
  const anywhere: number[] = [];
  seeds.each((text, from, end, seed, list) => {
    const to = endBefore(text, SPACE, from, end);
    const isOpenAtStart = text.charCodeAt(from) === STAR;
    const isOpenAtEnd = text.charCodeAt(to - 1) === STAR;
    const add = (hash: number, kind: number) => table.add(hashOf(hash, kind), seed);
    if (isOpenAtStart && isOpenAtEnd) anywhere.push(seed);
    else if (isOpenAtStart) add(hashBetween(text, to, from + 1), ENDING);
    else if (isOpenAtEnd) add(hashBetween(text, from, to - 1), BEGINNING);
    else {
      add(hashBetween(text, from, to), WHOLE);
      if (lists[list]?.fit === 'inflected' && to - from >= SHORTEST_INFLECTED) {
        add(hashBetween(text, from, FINAL_VOWEL.test(text.charAt(to - 1)) ? to - 1 : to), STEM);
      }
    }
  });
  return { table: table.build(), anywhere };
};

/** Makes a reader of words that finds the phrases of all lists at once. */
export const createPhrases = (lists: readonly SeedList[]) => {
  const seeds = createSeedLists(lists.map((list) => list.seeds));
  const { table, anywhere } = indexOf(seeds, lists);
  const fitOf = (list: number): Fit => lists[list]?.fit ?? 'same';

  /**
   * Returns the seeds whose first word may match. They are found by the word's beginnings and endings, so few are
   * compared.
   */
  const seedsNear = (word: string): ReadonlySet<number> => {
    const found = new Set(anywhere);
    const collect = (hash: number, kind: number) => {
      for (let place = table.first(hashOf(hash, kind)); place >= 0; place = table.next(place)) {
        found.add(table.valueAt(place));
      }
    };
    let hash = EMPTY_HASH;
    for (let at = 1; at <= word.length; at += 1) {
      hash = hashOf(hash, word.charCodeAt(at - 1));
      collect(hash, BEGINNING);
      if (at >= word.length - 1) collect(hash, WHOLE);
      if (at >= word.length - LONGEST_ENDING) collect(hash, STEM);
    }
    hash = EMPTY_HASH;
    for (let at = word.length - 1; at >= 0; at -= 1) {
      hash = hashOf(hash, word.charCodeAt(at));
      collect(hash, ENDING);
    }
    return found;
  };

  /** Returns the phrases whose first word fits: none for most words. */
  const startingWith = remember((word: string): Candidates => {
    const start = word.slice(0, LONGEST_WORD);
    const candidates: number[] = [];
    for (const seed of seedsNear(start)) {
      const list = seeds.listOf(seed);
      const phrase = seeds.textOf(seed, list);
      const [first = ''] = phrase.split(' ', 1);
      if (fits(first, start, fitOf(list))) candidates.push(seed, letterAfter(first, phrase));
    }
    // The copy has no spare capacity.
    return candidates.length === 0 ? NONE : candidates.slice();
  });

  /** Returns the position after the phrase; -1 if its other words do not follow here. */
  const endOf = (words: readonly string[], from: number, phrase: string, fit: Fit): number => {
    const patterns = phrase.split(' ');
    for (let step = 1; step < patterns.length; step += 1) {
      const word = words[from + step] ?? '';
      if (!fits(patterns[step] ?? '', word.slice(0, LONGEST_WORD), fit)) return -1;
    }
    return from + patterns.length;
  };

  return (words: readonly string[]): Found => {
    const spans = new Map<number, Span[]>();
    words.forEach((word, from) => {
      const candidates = startingWith(word);
      const next = words[from + 1]?.charCodeAt(0);
      for (let at = 0; at < candidates.length; at += 2) {
        const letter = candidates[at + 1] ?? ANY_LETTER;
        if (letter > ANY_LETTER && letter !== next) continue;
        const seed = candidates[at] ?? 0;
        const list = seeds.listOf(seed);
        const to =
          letter === NO_SECOND_WORD ? from + 1 : endOf(words, from, seeds.textOf(seed, list), fitOf(list));
        if (to < 0) continue;
        const known = spans.get(list);
        if (known === undefined) spans.set(list, [{ from, to }]);
        else known.push({ from, to });
      }
    });
    return (list) => spans.get(list) ?? [];
  };
};

/** Positions of the words that belong to one of the spans. */
export const placesOf = (spans: readonly Span[]): ReadonlySet<number> =>
  new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)));
