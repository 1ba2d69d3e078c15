import { once } from './once.ts';
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

type Matcher = ReturnType<typeof createMatcher>;

/** Makes a function that empties the words that have another meaning in the company of the others. */
export const createOtherMeanings = (all: readonly OtherContext[], plain: (text: string) => string) => {
  const meanings = all.map(({ words, contexts }) => ({
    words: once(() => createMatcher(words.map(plain))),
    contexts: createMatcher(contexts.map(plain)),
  }));
  const isIn = (line: readonly string[], { phrases, inSpacedScript, withoutSpaces }: Matcher): boolean =>
    phrases.beginningsIn(line).length > 0 ||
    line.some(
      (word) => !LATIN.test(word) && (word.search(inSpacedScript) >= 0 || word.search(withoutSpaces) >= 0),
    );
  const without = (line: readonly string[], { phrases, inSpacedScript, withoutSpaces }: Matcher) => {
    const places = phrases.placesIn(line);
    return line.map((word, place) => {
      if (places.has(place)) return '';
      if (LATIN.test(word)) return word;
      return word.search(inSpacedScript) >= 0 ? '' : word.replace(withoutSpaces, ' ');
    });
  };
  // Few texts have one of the contexts, so these are compared first.
  return (line: readonly string[]): readonly string[] =>
    meanings.reduce(
      (rest, { words, contexts }) => (isIn(line, contexts) ? without(rest, words()) : rest),
      line,
    );
};
