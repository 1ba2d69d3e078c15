import type { AddList } from './companions.ts';
import { type Found, placesOf, type Span } from './phrases.ts';

/** Words that count only where one of each list stands in the same text: "born in Quito, raised in Madrid". */
export interface Together {
  /** Seeds with commas between them. */
  readonly one: string;
  /** Seeds with commas between them. */
  readonly other: string;
}

/** Phrases of one class in a line: each of one half counts with each of the other half. */
export interface Halves {
  readonly ones: readonly Span[];
  readonly others: readonly Span[];
}

/** Makes a function that returns the classes with both halves in the line. A phrase within the first half is no second half. */
export const createTogether = (classes: readonly Together[], add: AddList) => {
  const pairs = classes.map(({ one, other }) => ({
    one: add(one, 'inflected'),
    other: add(other, 'inflected'),
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
