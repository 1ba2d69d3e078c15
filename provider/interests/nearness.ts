import type { Signal } from '../facts/signal.ts';
import { insert, type Near } from './affinity.ts';
import { productsOf, type Rows } from './rows.ts';
import type { Sentence, Sentences } from './sentences.ts';

export interface KnownSignal {
  readonly signal: Signal;
  /** The signal's maximum similarity to any text. */
  readonly reach: number;
  readonly sentence: Sentence;
}

/** A person's signals, prepared for the model. */
export interface Interests {
  readonly signals: readonly KnownSignal[];
  /** One row for each signal. */
  readonly rows: Rows;
  /** Similarity of a clearly related text. */
  readonly clear: number;
}

/** Compares items with signals. Both are given by their indices. */
export interface Nearness {
  /** An upper limit for the result of `of`, computed from all words. It is faster than `of`. */
  readonly limit: (item: number, signal: number) => number;
  /** The similarity; 0 if it is not above `least`. */
  readonly of: (item: number, signal: number, least: number) => number;
}

/** The maximum similarity through a single common word: less than "clearly related". */
const ONE_WORD = 0.4;
const SUPPORT = 0.2;

/** Makes a function that compares items with a person's signals. */
export const createNearness =
  ({ cosineTo, rowsOf }: Sentences) =>
  (items: readonly Sentence[], { signals, rows }: Interests): Nearness => {
    const itemRows = rowsOf(items);
    const cosine = productsOf(rows, itemRows);

    /**
     * If an item and a signal share only one word, their other words are compared, because a single word may have two
     * meanings.
     */
    const withoutOneWord = (row: number, item: Sentence, { words }: Sentence, near: number): number => {
      const one = words.find((word) => item.words.includes(word));
      if (one === undefined) return near;
      const rest = words.filter((word) => word !== one);
      if (rest.length === 0 || rest.some((word) => item.words.includes(word))) return near;
      return cosineTo(itemRows, row, rest) >= SUPPORT ? near : Math.min(near, ONE_WORD);
    };

    const limit = (row: number, place: number) => cosine(place, row) * (signals[place]?.reach ?? 0);
    return {
      limit,
      of: (row, place, least) => {
        const near = cosine(place, row);
        const item = items[row];
        const known = signals[place];
        if (item === undefined || known === undefined || near * known.reach <= least) return 0;
        const compared = near > ONE_WORD ? withoutOneWord(row, item, known.sentence, near) : near;
        return known.reach * compared;
      },
    };
  };

/** Returns the nearest signals, nearest first. */
export const nearestAmong = (
  { signals }: Interests,
  nearnessTo: (signal: number, least: number) => number,
): readonly Near[] => {
  const nearest: Near[] = [];
  let farthest = 0;
  let place = 0;
  for (const { signal } of signals) {
    const nearness = nearnessTo(place, farthest);
    place += 1;
    if (nearness > farthest) farthest = insert(nearest, { signal, nearness });
  }
  return nearest;
};
