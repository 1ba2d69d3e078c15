import type { Fit, Found } from './phrases.ts';

/** Names that count only beside one of the companions: "FO" means a union in "déléguée FO". */
export interface Companions {
  /** Names in one or more whole words, with commas between them. */
  readonly names: string;
  /** Seeds with commas between them. */
  readonly beside: string;
}

/** Keeps a list for the reader of phrases, and returns its number. */
export type AddList = (seeds: string, fit: Fit) => number;

/** Makes a function that returns the positions of names with a companion directly before or after them. */
export const createCompanions = (classes: readonly Companions[], add: AddList) => {
  const pairs = classes.map(({ names, beside }) => ({
    names: add(names, 'same'),
    beside: add(beside, 'inflected'),
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
