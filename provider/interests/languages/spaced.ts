import { compoundMeaning, type Parts, partialMeaning } from './compounds.ts';
import { createJoinedReader } from './joined.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { LATIN_LANGUAGES, stemOf } from './stems.ts';

/** A match at a position of a text: the number of words and their meaning; `null` without one in the lexicon. */
export interface Match {
  readonly words: number;
  readonly meaning: Meaning;
}

const NOTHING: Meaning = [];
/**
 * Minimum length of a first part that is a stem: "Richt-" is not "Richter". A shorter first part must be a whole word.
 */
const SHORTEST_STEM = 6;
/** Minimum length of a word without a topic at the end of a compound. */
const SHORTEST_ENDING = 4;

const partsOf = ({ language, functionWords, exact, stems }: Lexicon): Parts => ({
  first: (word) =>
    exact.get(word) ??
    exact.get(`${word}e`) ??
    (word.length >= SHORTEST_STEM ? stems.get(stemOf(language, word)) : undefined),
  last: (word) =>
    exact.get(word) ??
    stems.get(stemOf(language, word)) ??
    (word === 'und' || (word.length >= SHORTEST_ENDING && functionWords.has(word)) ? NOTHING : undefined),
});

/**
 * Makes a reader for a language with spaces between words. It expects folded words.
 * @param isKnown whether a word is an English word or a name that the table of words has
 */
export const createSpacedReader = (lexicon: Lexicon, isKnown: (word: string) => boolean) => {
  const { language, functionWords, exact, stems, longest } = lexicon;
  const parts = partsOf(lexicon);
  const joinedMeaning = createJoinedReader(lexicon, isKnown);
  const isLatin = LATIN_LANGUAGES.some((latin) => latin === language);

  const phraseAt = (words: readonly string[], at: number): Match | null => {
    for (let count = Math.min(longest, words.length - at); count > 1; count -= 1) {
      const phrase = words.slice(at, at + count);
      const meaning =
        exact.get(phrase.join(' ')) ?? stems.get(phrase.map((word) => stemOf(language, word)).join(' '));
      if (meaning !== undefined) return { words: count, meaning };
    }
    return null;
  };

  /** The meaning of a word as it stands, or of all its parts. */
  const exactMeaning = (word: string): Meaning | undefined =>
    exact.get(word) ??
    (functionWords.has(word) ? NOTHING : undefined) ??
    (language === 'de' ? compoundMeaning(word, parts) : undefined);

  /** The meaning of an inflected word. Without an ending, "khan" is no form of "khana", food. */
  const stemMeaning = (word: string): Meaning | undefined => {
    const stem = stemOf(language, word);
    return stem === word ? undefined : stems.get(stem);
  };

  /** The meaning of a word from some of its parts. Names of places and people are left to the table of words. */
  const looseMeaning = (word: string): Meaning | undefined => {
    if (!isLatin || isKnown(word)) return undefined;
    return language === 'de' ? partialMeaning(word, parts) : joinedMeaning(word);
  };

  return {
    exactMeaning,
    looseMeaning,
    matchAt: (words: readonly string[], at: number): Match | null => {
      const phrase = phraseAt(words, at);
      if (phrase !== null) return phrase;
      const word = words[at] ?? '';
      const meaning = exactMeaning(word) ?? stemMeaning(word) ?? looseMeaning(word);
      return meaning === undefined ? null : { words: 1, meaning };
    },
  };
};

export type SpacedReader = ReturnType<typeof createSpacedReader>;
