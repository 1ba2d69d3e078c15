import type { Lexicon, Meaning } from './lexicon.ts';

/** A text without its entries in two scripts, and the meanings of those entries. */
export interface MixedFound {
  readonly rest: string;
  readonly meanings: readonly Meaning[];
}

const LATIN = /[a-z]/;
const OTHER = /[^\x20-\x7e]/;

/**
 * Makes a reader for the entries of a Chinese or Japanese lexicon that have Latin letters too: 生成AI, 3Dプリンタ. Later
 * steps split a text into runs of one script, and would cut such an entry.
 */
export const createMixedReader = ({ exact }: Lexicon): ((text: string) => MixedFound) => {
  const entries = [...exact.keys()].filter((entry) => LATIN.test(entry) && OTHER.test(entry));
  // The entries have letters and digits only. The longest is found first.
  const found = new RegExp(
    `(?<![a-z])(?:${entries.sort((a, b) => b.length - a.length).join('|')})(?![a-z])`,
    'giu',
  );
  return (text) => {
    const meanings: Meaning[] = [];
    const rest = text.replace(found, (entry) => {
      meanings.push(exact.get(entry.toLowerCase()) ?? []);
      return ' ';
    });
    return { rest, meanings };
  };
};
