import type { AddList } from './companions.ts';
import { createParts, type PartMatch, withoutRanges } from './parts.ts';
import { type Found, placesOf } from './phrases.ts';

/** Seeds that are harmless if one of the contexts occurs in the same text. */
export interface OtherContext {
  readonly words: readonly string[];
  readonly contexts: readonly string[];
  /** Seeds that cancel the exception: beside one of them, the words keep their own meaning. */
  readonly unless?: readonly string[];
}

/** The lists of seeds that are words, and of those that are parts of words. */
interface Seeds {
  readonly phrases: number;
  readonly parts: number;
}

const WITHOUT_SPACES = /[\u3040-\u9fff]/;
const LATIN = /[a-z]/;
/** In scripts that join words, a seed may be a part of a longer word. */
const isPart = (seed: string) => !LATIN.test(seed) && seed.startsWith('*');

/** Makes a function that blanks out words whose neighbours give them another meaning. */
export const createOtherMeanings = (
  all: readonly OtherContext[],
  plain: (text: string) => string,
  add: AddList,
) => {
  const partLists: string[] = [];
  const addSeeds = (lines: readonly string[]): Seeds => {
    const seeds = plain(lines.join(',')).split(',');
    const parts = seeds.filter(isPart).map((seed) => seed.replaceAll('*', ''));
    return {
      phrases: add(seeds.filter((seed) => !isPart(seed)).join(','), 'inflected'),
      parts: partLists.push(parts.join(',')) - 1,
    };
  };
  const meanings = all.map(({ words, contexts, unless }) => ({
    words: addSeeds(words),
    contexts: addSeeds(contexts),
    unless: unless && addSeeds(unless),
  }));
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
    const harmless = meanings.filter(
      ({ contexts, unless }) => isIn(contexts) && !(unless !== undefined && isIn(unless)),
    );
    if (harmless.length === 0) return line;
    const places = placesOf(harmless.flatMap(({ words }) => found(words.phrases)));
    const lists = new Set(harmless.map(({ words }) => words.parts));
    return line.map((word, place) =>
      places.has(place)
        ? ''
        : without(
            word,
            (matches[place] ?? []).filter(({ list }) => lists.has(list)),
          ),
    );
  };
};
