import type { AddList } from './companions.ts';
import { type Found, placesOf, type Span } from './phrases.ts';

/** Words that count only if a text has one of each list: "born in Quito, raised in Madrid". */
export interface Together {
  /** Seeds, separated by commas. */
  readonly one: string;
  /** Seeds, separated by commas. */
  readonly other: string;
}

/** Phrases of one class in a text. Each phrase of one half counts with each phrase of the other. */
export interface Halves {
  readonly ones: readonly Span[];
  readonly others: readonly Span[];
}

/**
 * Makes a function that returns the classes with both halves in a text. A phrase inside the first half is not the
 * second.
 */
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
