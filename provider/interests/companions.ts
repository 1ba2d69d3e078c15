import type { Fit, Found } from './phrases.ts';

/** Names that count only beside one of the companions: "FO" means a union in "déléguée FO". */
export interface Companions {
  /** Names of one or more whole words, separated by commas. */
  readonly names: string;
  /** Seeds, separated by commas. */
  readonly beside: string;
}

/** Adds a list to the reader of phrases, and returns the list's number. */
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
