import { isAboutThings } from './contexts.ts';
import { createParts, type PartMatch, withoutRanges } from './parts.ts';
import { type Fit, type Found, placesOf, type Span } from './phrases.ts';
import type { Row } from './withheld-rows.ts';

/** Adds a list to the reader of phrases, and returns the list's number. */
type AddList = (seeds: string, fit: Fit) => number;

/**
 * Makes a function that returns the positions of names with a companion directly before or after them: "FO" means a
 * union in "déléguée FO".
 */
export const createCompanions = (rows: readonly Row[], add: AddList) => {
  const pairs = rows.map(({ phrases, others }) => ({
    names: add(phrases, 'same'),
    beside: add(others, 'inflected'),
  }));
  return (found: Found): readonly number[] =>
    pairs.flatMap(({ names, beside }) => {
      const named = found(names);
      if (named.length === 0) return [];
      const companions = found(beside);
      const [starts, ends] = [
        new Set(companions.map(({ from }) => from)),
        new Set(companions.map(({ to }) => to)),
      ];
      return named.filter(({ from, to }) => ends.has(from) || starts.has(to)).map(({ from }) => from);
    });
};

/** Phrases of one row in a text. Each phrase of one half counts with each phrase of the other. */
export interface Halves {
  readonly ones: readonly Span[];
  readonly others: readonly Span[];
}

/**
 * Makes a function that returns the rows with both halves in a text: "born in Quito, raised in Madrid". A phrase inside
 * the first half is not the second.
 */
export const createTogether = (rows: readonly Row[], add: AddList) => {
  const pairs = rows.map(({ phrases, others }) => ({
    one: add(phrases, 'inflected'),
    other: add(others, 'inflected'),
  }));
  return (found: Found): readonly Halves[] =>
    pairs.flatMap(({ one, other }) => {
      const ones = found(one);
      if (ones.length === 0) return [];
      const places = placesOf(ones);
      const others = found(other).filter(({ from }) => !places.has(from));
      return others.length === 0 ? [] : [{ ones, others }];
    });
};

/** The lists of seeds that are words, and of those that are parts of words. */
interface Seeds {
  readonly phrases: number;
  readonly parts: number;
}

const WITHOUT_SPACES = /[\u3040-\u9fff]/;
const LATIN = /[a-z]/;
/** In scripts that join words, a seed may be a part of a longer word. */
const isPart = (seed: string) => !LATIN.test(seed) && /^\*.*\*$/.test(seed);

/** In `phrases`, it excuses a short text as a whole. In `others`, it requires that the rest is about things. */
const EVERYTHING = '*';
const LONGEST_TITLE = 8;

/** Makes a function that blanks out words whose neighbours give them another meaning. */
export const createOtherMeanings = (rows: readonly Row[], plain: (text: string) => string, add: AddList) => {
  const partLists: string[] = [];
  const addSeeds = (line: string): Seeds => {
    const seeds = plain(line).split(',');
    const parts = seeds.filter(isPart).map((seed) => seed.replaceAll('*', ''));
    return {
      phrases: add(seeds.filter((seed) => !isPart(seed)).join(','), 'inflected'),
      parts: partLists.push(parts.join(',')) - 1,
    };
  };
  const meanings = rows.map(({ phrases, others, unless }) => ({
    isWhole: phrases === EVERYTHING,
    words: addSeeds(phrases === EVERYTHING ? '' : phrases),
    contexts: others === EVERYTHING ? null : addSeeds(others),
    unless: addSeeds(unless),
  }));
  type Meaning = (typeof meanings)[number];
  const parts = createParts(partLists);

  const without = (word: string, matches: readonly PartMatch[]): string => {
    if (matches.some(({ from, to }) => !WITHOUT_SPACES.test(word.slice(from, to)))) return '';
    return withoutRanges(word, matches);
  };

  return (line: readonly string[], found: Found): readonly string[] => {
    const matches = line.map((word) => (LATIN.test(word) ? [] : parts.matchesIn(word)));
    const listed = new Set(matches.flatMap((ofWord) => ofWord.map(({ list }) => list)));
    // Few texts have one of the contexts, so these are compared first.
    const isIn = ({ phrases, parts }: Seeds) => found(phrases).length > 0 || listed.has(parts);
    const blankedBy = (rows: readonly Meaning[]) => {
      const places = placesOf(rows.flatMap(({ words }) => found(words.phrases)));
      const lists = new Set(rows.map(({ words }) => words.parts));
      return line.map((word, place) => {
        const ofRows = (matches[place] ?? []).filter(({ list }) => lists.has(list));
        return places.has(place) ? '' : without(word, ofRows);
      });
    };
    const harmless = meanings
      .filter(({ words, contexts, unless }) => isIn(contexts ?? words) && !isIn(unless))
      .filter((row) => row.contexts !== null || isAboutThings(blankedBy([row]).join(' ')));
    if (harmless.length === 0) return line;
    if (line.length <= LONGEST_TITLE && harmless.some(({ isWhole }) => isWhole)) return line.map(() => '');
    return blankedBy(harmless);
  };
};
