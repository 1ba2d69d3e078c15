import { createPhrases } from './phrases.ts';
import { remember } from './remember.ts';

/** Words that count only where one of each list stands in the same text: "born in Quito, raised in Madrid". */
export interface Together {
  /** Seeds with commas between them. */
  readonly one: string;
  /** Seeds with commas between them. */
  readonly other: string;
}

/** Makes a function that returns the positions of words whose other half stands elsewhere in the line. */
export const createTogether = (classes: readonly Together[], plain: (text: string) => string) => {
  const seedsOf = (line: string) => plain(line).split(',');
  const pairs = classes.map(({ one, other }) => ({
    one: createPhrases(seedsOf(one)),
    other: createPhrases(seedsOf(other)),
  }));
  // Few words begin a phrase of any class, so the classes of a word are found once.
  const pairsOf = remember((word: string) => pairs.filter(({ one }) => one.mayBeginWith(word)));
  return (line: readonly string[]): readonly number[] => {
    if (line.length < 2) return [];
    return [...new Set(line.flatMap(pairsOf))].flatMap(({ one, other }) => {
      const others = other.beginningsIn(line);
      if (others.length === 0) return [];
      const places = one.placesIn(line);
      return others.some((place) => !places.has(place)) ? one.beginningsIn(line) : [];
    });
  };
};
