import { QUOTATION_MARKS } from '../../jobs/api/plain-text.ts';
import { WORDS_LIMIT } from '../limits.ts';

const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu;

/** Many people type `cafe` and `Montreal`. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');

export const writtenWords = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

export const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

/** The words without case, accents and a plural's s: `Robotics & cafés` gives robotic, cafe. */
export const wordsOf = (text: string): readonly string[] => writtenWords(text).map(singular);

/** Endings of English words, each with the minimum number of letters before it. */
const ENDINGS = [
  [/(?:ing|ment|ant|er|or|ed|e)$/, 4],
  [/(?:abilit?y|able|ation|ial|ical|ity|ive|ion|ian|ism|ist|al|ic|y)$/, 5],
] as const;

/** `accountant` and `accounting` are `account`, `environment` is `environ`, `movie` and `movies` are `movi`. */
export const stemOf = (word: string): string => {
  for (const [ending, length] of ENDINGS) {
    const stem = word.replace(ending, '');
    if (stem !== word && stem.length >= length) return stemOf(stem);
  }
  return word.replace(/y$/, 'i');
};

export interface Correction {
  readonly typed: string;
  readonly word: string;
}

/** Minimum length of a word in which one typing error is corrected, and of one with two errors. */
const LENGTH_OF_ONE = 5;
const LENGTH_OF_TWO = 9;

/** The number of letters to add, leave out, replace or swap; more than the limit counts as the limit plus one. */
const errorsIn = (typed: string, word: string, limit: number): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : replaced;
      next.push(Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, replaced, swapped));
    }
    if (Math.min(...next) > limit) return limit + 1;
    beforeLast = last;
    last = next;
  }
  return last[word.length] ?? limit + 1;
};

/** Returns the nearest known word with the same first letter and at most one typing error, or two in a long word. */
export const nearestWord = (typed: string, known: Iterable<string>): string | undefined => {
  if (typed.length < LENGTH_OF_ONE) return undefined;
  const limit = typed.length < LENGTH_OF_TWO ? 1 : 2;
  let nearest: { readonly word: string; readonly errors: number } | undefined;
  for (const word of known) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > limit) continue;
    const errors = errorsIn(typed, word, limit);
    if (errors <= limit && errors < (nearest?.errors ?? limit + 1)) nearest = { word, errors };
  }
  return nearest?.word;
};

const PART = /([-−]?)"([^"]+)"|\S+/g;
/** Matches `-.net` and `--sales` too: otherwise the search would require the word. */
const EXCLUDED_WORD = /^[-−]+(?=[.#@'’&("]?[\p{L}\p{N}])/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Reads a search as other job searches do. A single quotation mark, or a pair without letters, is ignored. */
export const typedIn = (what: string) => {
  const words: string[] = [];
  const phrases: string[] = [];
  const excluded: string[] = [];
  const parts = [...what.replace(QUOTATION_MARKS, '"').matchAll(PART)].slice(0, WORDS_LIMIT);
  for (const [part, minus, phrase] of parts) {
    if (phrase !== undefined && LETTER.test(phrase)) {
      if (minus) excluded.push(phrase);
      else phrases.push(phrase);
    } else if (EXCLUDED_WORD.test(part)) excluded.push(part.replace(EXCLUDED_WORD, ''));
    else words.push(part);
  }
  // Every word must be present, also each word of a phrase.
  return { words: [...words, ...phrases].join(' '), phrases, excluded };
};
