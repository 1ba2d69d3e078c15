const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu;

/** Returns the text with plain Latin letters: many people type `cafe` and `Montreal`. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');

/** The words of a text in lower case, without accents. */
export const writtenWords = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

export const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

/**
 * Returns the words in lower case, without accents and without a plural's s: `Robotics & cafés` gives robotic, cafe.
 */
export const wordsOf = (text: string): readonly string[] => writtenWords(text).map(singular);

/** Endings of English words, each with the fewest letters that must stay before it. */
const ENDINGS = [
  [/(?:ing|ment|ant|er|or|ed|e)$/, 4],
  [/(?:abilit?y|able|ation|ial|ical|ity|ive|ion|ian|ism|ist|al|ic|y)$/, 5],
] as const;

/**
 * A word without its endings: `accountant` and `accounting` are `account`, `environmental` and `environment` are
 * `environ`, `movie` and `movies` are `movi`.
 */
export const stemOf = (word: string): string => {
  for (const [ending, length] of ENDINGS) {
    const stem = word.replace(ending, '');
    if (stem !== word && stem.length >= length) return stemOf(stem);
  }
  return word.replace(/y$/, 'i');
};
