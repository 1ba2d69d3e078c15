import { compoundMeaning, startMeaning } from './compounds.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { stemOf } from './stems.ts';

/** A match at a position of a text: the number of words and their meaning; `null` without one in the lexicon. */
export interface Match {
  readonly words: number;
  readonly meaning: Meaning;
}

const NOTHING: Meaning = [];

/** Makes a reader for a language with spaces between words. It expects folded words. */
export const createSpacedReader = ({ language, functionWords, exact, stems, longest }: Lexicon) => {
  const wordMeaning = (word: string): Meaning | undefined =>
    exact.get(word) ?? stems.get(stemOf(language, word));

  const phraseAt = (words: readonly string[], at: number): Match | null => {
    for (let count = Math.min(longest, words.length - at); count > 1; count -= 1) {
      const phrase = words.slice(at, at + count);
      const meaning =
        exact.get(phrase.join(' ')) ?? stems.get(phrase.map((word) => stemOf(language, word)).join(' '));
      if (meaning !== undefined) return { words: count, meaning };
    }
    return null;
  };

  /** The meaning of one word: from the word itself, its stem, or its parts. */
  const meaningOf = (word: string): Meaning | undefined =>
    exact.get(word) ??
    (functionWords.has(word) ? NOTHING : undefined) ??
    stems.get(stemOf(language, word)) ??
    (language === 'de' ? compoundMeaning(word, wordMeaning) : undefined);

  return {
    meaningOf,
    matchAt: (words: readonly string[], at: number): Match | null => {
      const phrase = phraseAt(words, at);
      if (phrase !== null) return phrase;
      const word = words[at] ?? '';
      const meaning = meaningOf(word) ?? (language === 'de' ? startMeaning(word, wordMeaning) : undefined);
      return meaning === undefined ? null : { words: 1, meaning };
    },
  };
};

export type SpacedReader = ReturnType<typeof createSpacedReader>;
