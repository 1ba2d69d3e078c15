import type { AddList } from './companions.ts';
import type { Found, Span } from './phrases.ts';

/** Words that count only where one of each list stands in the same text: "born in Quito, raised in Madrid". */
export interface Together {
  /** Seeds with commas between them. */
  readonly one: string;
  /** Seeds with commas between them. */
  readonly other: string;
}

export type Pair = readonly [one: Span, other: Span];

/** Makes a function that returns each phrase with each other half that stands elsewhere in the line. */
export const createTogether = (classes: readonly Together[], add: AddList) => {
  const pairs = classes.map(({ one, other }) => ({
    one: add(one, 'inflected'),
    other: add(other, 'inflected'),
  }));
  return (found: Found): readonly Pair[] =>
    pairs.flatMap(({ one, other }) => {
      const firsts = found(one);
      if (firsts.length === 0) return [];
      const others = found(other).filter(
        ({ from }) => !firsts.some((first) => first.from <= from && from < first.to),
      );
      return firsts.flatMap((first) => others.map((second): Pair => [first, second]));
    });
};
