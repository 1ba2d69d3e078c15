import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder beside this file. `scripts/model-files.ts` puts a copy beside the file of a built server. */
const FOLDER = resolve(import.meta.dirname, 'data');

export const bytesOf = (name: string): Uint8Array => readFileSync(resolve(FOLDER, name));

export const textOf = (name: string): string => readFileSync(resolve(FOLDER, name), 'utf8');

/** Returns the rows of a table in `data/`, without its header. */
export const rowsOf = (name: string): readonly (readonly string[])[] =>
  textOf(name)
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t'));

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

/** The twenty topics, in the order of `facts/topics.ts`: a row of `data/topics.tsv` for each. */
export const TOPIC_TABLE = rowsOf('topics.tsv').map(([name = '', words = '', related = '', fine = '']) => ({
  topic: name.toLowerCase(),
  /** The topic's subject in words of the vectors. */
  words,
  /**
   * Topics that its people often care about, although their texts rarely mention them: a nurse's pages are about
   * healthcare, but a reader also expects education, social work, research and sports.
   */
  related: related.split(','),
  /** The provider's own fine topics as items of call 5. */
  fine: fine.split(',').map((text) => ({ text, category: name })),
}));
