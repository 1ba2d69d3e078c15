import { createPhrases } from './phrases.ts';

/** Seeds that have a harmless meaning wherever one of the contexts stands in the same text. */
export interface OtherContext {
  readonly words: readonly string[];
  readonly contexts: readonly string[];
}

const WITHOUT_SPACES = /[\u3040-\u9fff]/;
const LATIN = /[a-z]/;

/** Seeds of one script after the other: a pattern for all parts of a script is faster than phrases. */
const createMatcher = (seeds: readonly string[]) => {
  const patternOf = (isWanted: (seed: string) => boolean): RegExp => {
    const parts = seeds.filter(isWanted).map((seed) => seed.replaceAll('*', ''));
    return parts.length === 0 ? /(?!)/g : new RegExp(parts.join('|'), 'g');
  };
  const isPart = (seed: string) => !LATIN.test(seed) && seed.startsWith('*');
  return {
    phrases: createPhrases(seeds.filter((seed) => !isPart(seed))),
    inSpacedScript: patternOf((seed) => isPart(seed) && !WITHOUT_SPACES.test(seed)),
    withoutSpaces: patternOf((seed) => isPart(seed) && WITHOUT_SPACES.test(seed)),
  };
};

/** Makes a function that empties the words that have another meaning in the company of the others. */
export const createOtherMeanings = (all: readonly OtherContext[], plain: (text: string) => string) => {
  const meanings = all.map(({ words, contexts }) => ({
    words: createMatcher(words.map(plain)),
    contexts: createMatcher(contexts.map(plain)),
  }));
  return (line: readonly string[]): readonly string[] =>
    meanings.reduce((rest, { words, contexts }) => {
      const places = words.phrases.placesIn(rest);
      const left = rest.map((word, place) => {
        if (places.has(place)) return '';
        if (LATIN.test(word)) return word;
        if (word.search(words.inSpacedScript) >= 0) return '';
        return word.replace(words.withoutSpaces, ' ');
      });
      if (left.every((word, place) => word === rest[place])) return rest;
      const isInContext =
        contexts.phrases.beginningsIn(line).length > 0 ||
        line.some(
          (word) => word.search(contexts.inSpacedScript) >= 0 || word.search(contexts.withoutSpaces) >= 0,
        );
      return isInContext ? left : rest;
    }, line);
};
