import type { Alphabet } from './alphabets.ts';

/** Log-likelihoods of a character beyond ASCII. */
const NO_LETTER_OF_LANGUAGE = -9;
const PUNCTUATION = -4;
const CONTROL = -20;
/**
 * A capital within a word is a sign of a wrong set: it has a capital at the byte of a small letter of the right set.
 */
const INNER_CAPITAL = -2;
/** Two accents in a row are rare ("créée"). */
const ACCENT_BESIDE_ACCENT = -2;
const FOREIGN_LETTER = -1.5;

/** Signs of correct texts. A text read in a wrong set has other signs too, such as "£" within Polish words. */
const MARKS = /[\u00a0“”„‘’‚«»‹›–—…•·¿¡°\u00a7€©®™ªº²³½¼×]/;
const UNUSED = /[\u0080-\u009f\ufffd\ue000-\uf8ff]/;
const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{M}\u0080-\u00ff]+/gu;

/** The n-th letter of a language is taken to be less frequent than the one before it, by the square of its place. */
const likelihoodOf = ({ letters }: Alphabet): ReadonlyMap<string, number> => {
  const weights = [...letters].map((letter, at, all) => [letter, (all.length - at) ** 2] as const);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return new Map(weights.map(([letter, weight]) => [letter, Math.log(weight / sum)]));
};

const isBeyondAscii = (character: string) => character > '\x7f';

/** The words that have characters beyond ASCII. */
const accentedWords = (text: string): readonly string[] =>
  (text.match(WORD) ?? []).filter((word) => [...word].some(isBeyondAscii));

export interface Likelihood {
  /** Sum of logarithms. */
  readonly sum: number;
  /** Characters beyond ASCII. */
  readonly count: number;
}

/** Log-likelihood of the words with characters beyond ASCII, in a language of Latin or of other letters. */
export const likelihoodIn = (text: string, alphabet: Alphabet, isLatin: boolean): Likelihood => {
  const likely = likelihoodOf(alphabet);
  let [sum, count] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const [before = '', after = ''] = [text[at - 1], text[at + 1]];
    if (!isBeyondAscii(character)) continue;
    count += 1;
    const small = character.toLowerCase();
    const known = likely.get(character) ?? likely.get(small) ?? NO_LETTER_OF_LANGUAGE;
    const isInWord = LETTER.test(before) && LETTER.test(after);
    if (UNUSED.test(character)) sum += CONTROL;
    else if (MARKS.test(character)) sum += isInWord ? NO_LETTER_OF_LANGUAGE : PUNCTUATION;
    else sum += alphabet.isAtEnd && LETTER.test(after) ? NO_LETTER_OF_LANGUAGE : known;
    if (character !== small && LETTER.test(before)) sum += INNER_CAPITAL;
    if (isLatin && isBeyondAscii(before) && LETTER.test(character)) sum += ACCENT_BESIDE_ACCENT;
  }
  if (alphabet.foreign !== undefined) {
    const foreign = new RegExp(`[${alphabet.foreign}]`, 'gi');
    for (const word of accentedWords(text)) sum += FOREIGN_LETTER * (word.match(foreign)?.length ?? 0);
  }
  return { sum, count };
};
