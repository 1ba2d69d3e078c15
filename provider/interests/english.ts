import { rowsOf } from './data.ts';

/**
 * The uses of `data/english.tsv`: words with other words as their meaning, the same for words in capitals only, words for
 * the form of a thing, and words that show that a text is English.
 */
type Use = 'any case' | 'capitals' | 'form' | 'function';

/** Returns the words of one use, each with its meaning. */
export const englishWords = (use: Use): ReadonlyMap<string, string> =>
  new Map(
    rowsOf('english.tsv').flatMap(([each, meaning = '', words = '']) =>
      each === use ? words.split(' ').map((word): [string, string] => [word, meaning]) : [],
    ),
  );
