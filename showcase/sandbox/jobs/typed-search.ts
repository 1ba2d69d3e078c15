import { QUOTATION_MARKS } from '../../jobs/search/quotation-marks.ts';

/** The text of a search by its parts: `"machine learning" intern -sales`. */
export interface TypedSearch {
  /** Every word must be present, also each word of a phrase. */
  readonly words: string;
  /** The words of a phrase must stand one after another. */
  readonly phrases: readonly string[];
  /** Words and phrases that must not be present. */
  readonly excluded: readonly string[];
}

const PART = /([-−]?)"([^"]+)"|\S+/g;
/** Also `-.net` and `--sales`: otherwise the search would require the word. */
const EXCLUDED_WORD = /^[-−]+(?=[.#@'’&("]?[\p{L}\p{N}])/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Reads quotes and minus signs as other job searches do. A quote without its end is no sign, and quotes without a letter
 * between them are no phrase.
 */
export const typedIn = (what: string): TypedSearch => {
  const words: string[] = [];
  const phrases: string[] = [];
  const excluded: string[] = [];
  for (const [part, minus, phrase] of what.replace(QUOTATION_MARKS, '"').matchAll(PART)) {
    if (phrase !== undefined && LETTER.test(phrase)) {
      if (minus) excluded.push(phrase);
      else phrases.push(phrase);
    } else if (EXCLUDED_WORD.test(part)) excluded.push(part.replace(EXCLUDED_WORD, ''));
    else words.push(part);
  }
  return { words: [...words, ...phrases].join(' '), phrases, excluded };
};
