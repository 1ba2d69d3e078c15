import { bytesOf } from './data.ts';
import { once } from './remember.ts';
import { type Rows, rowsFor } from './rows.ts';
import { readWordVectors, type WordVectors } from './word-vectors.ts';
import { createReader } from './words.ts';

/** A text, prepared for the model: indices of its words in the table. */
export interface Sentence {
  readonly words: readonly number[];
  /** Number of words of the text itself. The other words describe it. */
  readonly own: number;
  /** Weight of a describing word, relative to one of the text's own. */
  readonly share: number;
}

export const sentenceOf = (own: readonly number[], others: readonly number[], share = 1): Sentence => ({
  words: others.length === 0 ? own : [...own, ...others],
  own: own.length,
  share,
});

export const createSentences = ({ dimensions, indexOf, wordAt, weights, scales, values }: WordVectors) => {
  const add = (rows: Float64Array, to: number, word: number, times: number) => {
    const step = (weights[word] ?? 0) * (scales[word] ?? 0) * times;
    const from = word * dimensions;
    for (let at = 0; at < dimensions; at += 1) {
      rows[to + at] = (rows[to + at] ?? 0) + step * (values[from + at] ?? 0);
    }
  };

  const toLength1 = (rows: Float64Array, from: number) => {
    const end = from + dimensions;
    let square = 0;
    for (let at = from; at < end; at += 1) square += (rows[at] ?? 0) * (rows[at] ?? 0);
    const times = square === 0 ? 0 : 1 / Math.sqrt(square);
    for (let at = from; at < end; at += 1) rows[at] = (rows[at] ?? 0) * times;
  };

  const wordsIn = createReader(indexOf);

  /**
   * Returns one row of length 1 for each sentence: the weighted sum of its word vectors; all zero if no word is known.
   * The table's vectors are already without the common component.
   */
  const rowsOf = (sentences: readonly Sentence[]): Rows => {
    const rows = rowsFor(sentences.length, dimensions);
    sentences.forEach(({ words, own, share }, row) => {
      const to = row * dimensions;
      for (let place = 0; place < words.length; place += 1) {
        add(rows.values, to, words[place] ?? 0, place < own ? 1 : share);
      }
      toLength1(rows.values, to);
    });
    return rows;
  };

  /** Whether a text has all these words itself, so that none is the meaning that a lexicon gives. */
  const isAsWritten = (text: string, words: readonly number[]): boolean =>
    words.every((word) => text.toLowerCase().includes(wordAt(word)));

  const rowsOfTexts = (texts: readonly string[]) =>
    rowsOf(texts.map((text) => sentenceOf(wordsIn(text), [])));
  return { wordsIn, rowsOf, rowsOfTexts, isAsWritten };
};

/** Shared by the model and the withheld lists, because the vectors take megabytes. */
export const builtInSentences = once(() => createSentences(readWordVectors(bytesOf('glove-100d.bin'))));
