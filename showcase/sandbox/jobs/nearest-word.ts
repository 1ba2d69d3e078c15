/** A word that no posting has, as it was typed, and the word that was searched instead. */
export interface Correction {
  readonly typed: string;
  readonly word: string;
}

/** Fewest letters of a word with one typing error, and with two. */
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

/**
 * Returns the known word that a person probably meant: it begins with the same letter, and differs by one typing error,
 * in a long word by two. `undefined` if no known word does. Of equally near words, the first one counts.
 */
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
