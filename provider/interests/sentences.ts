import type { WordVectors } from './word-vectors.ts';
import { wordsOf } from './words.ts';

/** A text as the model sees it. */
export interface Sentence {
  /** Places of its words in the table. */
  readonly words: readonly number[];
  /** Length 1; all zero where no word is known. */
  readonly vector: Float64Array;
}

/** Words of a part of a text, and how much they count. */
export type Part = readonly [words: readonly number[], times: number];

/**
 * Sentences that are kept for the next question, as one person asks several times. Each is made of words of the public
 * table: no text, and nothing of whose it was. A person of
 * 500 signals needs some 800 for the board's 64 items; 1,000 take about 1.5 MB.
 */
const KEPT_SENTENCES = 1_000;

const keyOf = (parts: readonly Part[]) => parts.map(([words, times]) => `${times}:${words.join()}`).join(';');

export const createSentences = ({ dimensions, indexOf, weights, scales, values }: WordVectors) => {
  const add = (sum: Float64Array, word: number, times: number) => {
    const step = (weights[word] ?? 0) * (scales[word] ?? 0) * times;
    const from = word * dimensions;
    for (let at = 0; at < dimensions; at += 1) {
      sum[at] = (sum[at] ?? 0) + step * (values[from + at] ?? 0);
    }
  };

  const unit = (sum: Float64Array): Float64Array => {
    let square = 0;
    for (const value of sum) square += value * value;
    const times = square === 0 ? 0 : 1 / Math.sqrt(square);
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) * times;
    return sum;
  };

  /** The weighted sum of the words' vectors; the common component is taken out of the table itself. */
  const make = (parts: readonly Part[]): Sentence => {
    const sum = new Float64Array(dimensions);
    for (const [words, times] of parts) for (const word of words) add(sum, word, times);
    return { words: parts.flatMap(([words]) => words), vector: unit(sum) };
  };

  const kept = new Map<string, Sentence>();
  const sentenceOf = (parts: readonly Part[]): Sentence => {
    const key = keyOf(parts);
    const sentence = kept.get(key) ?? make(parts);
    // A map keeps the order of insertion: the first one is the one asked for longest ago.
    kept.delete(key);
    kept.set(key, sentence);
    if (kept.size > KEPT_SENTENCES) {
      const [oldest = ''] = kept.keys();
      kept.delete(oldest);
    }
    return sentence;
  };

  return { sentenceOf, wordsIn: (text: string) => wordsOf(text, indexOf) };
};

/**
 * Cosine of two vectors of length 1. Four sums side by side take a third of the time of one, which waits for itself;
 * the number of dimensions is a multiple of four.
 */
export const cosine = (a: Float64Array, b: Float64Array): number => {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = 0; at < a.length; at += 4) {
    first += (a[at] ?? 0) * (b[at] ?? 0);
    second += (a[at + 1] ?? 0) * (b[at + 1] ?? 0);
    third += (a[at + 2] ?? 0) * (b[at + 2] ?? 0);
    fourth += (a[at + 3] ?? 0) * (b[at + 3] ?? 0);
  }
  return first + second + third + fourth;
};
