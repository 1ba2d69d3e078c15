import { textOf } from './data.ts';

export const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Joins seeds with commas, ASCII ones apart from others, so that their letters take one byte each. */
export const byScript = (seeds: readonly string[]): readonly string[] => [
  Buffer.from(seeds.filter(isAscii).join(','), 'latin1').toString('latin1'),
  seeds.filter((seed) => !isAscii(seed)).join(','),
];

/**
 * Accents, Arabic vowels and hamza, the Devanagari nukta, invisible characters, and signs around or over a letter. The
 * model reads a word without them. The two sound marks of Japanese make other letters.
 */
const MARKS = /\p{Script=Inherited}(?<![\u3099\u309a])|[\u0640\u093c\u0483-\u0487]|\p{Me}|\p{Cf}/gu;
/** The model reads a Latin letter without the marks of any script. */
const MARKED_LATIN = /(?<=\p{Script=Latin})\p{M}+/gu;
/**
 * Letters that people write in place of one another: alef maqsura and yeh, teh marbuta and heh, chandrabindu, two
 * alefs.
 */
const SAME_LETTERS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', '\u0901': '\u0902', ٱ: 'ا' };

/** The simplified form of each traditional character. The Chinese seeds are written with these. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  (textOf('traditional.txt').match(/../gu) ?? []).map((pair): [string, string] => {
    const [traditional = '', simplified = ''] = pair;
    return [traditional, simplified];
  }),
);
const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g');

/** Other scripts often have no space beside Latin letters: "HIV陽性", "PCODवाली". */
const SCRIPT_CHANGE = /[a-z0-9](?=[\u0600-\u0dff\u3040-\u9fff])|[\u0600-\u0dff\u3040-\u9fff](?=[a-z0-9])/g;

const withSpaces = (text: string) =>
  /[a-z0-9]/.test(text) && /[\u0600-\u9fff]/.test(text) ? text.replace(SCRIPT_CHANGE, '$& ') : text;

/** One character for words of honour, up to eighteen letters in NFKD. A text of them would become as many times as long. */
const HONOURS = /[\ufdfa\ufdfb]/g;
const withOneHonour = (text: string) =>
  text.replace(HONOURS, (honour, at: number, all: string) => (all.indexOf(honour) === at ? honour : ' '));

export const unmarked = (text: string) =>
  isAscii(text)
    ? text
    : withOneHonour(text).normalize('NFKD').replace(MARKS, '').replace(MARKED_LATIN, '').normalize('NFC');

/**
 * The form in which seeds and texts without marks are compared: lower case, one spelling of each letter, simplified
 * characters.
 */
export const folded = (text: string) =>
  isAscii(text)
    ? text.toLowerCase()
    : withSpaces(
        text
          .toLowerCase()
          .replaceAll('ß', 'ss')
          .replaceAll('œ', 'oe')
          .replaceAll('æ', 'ae')
          .replace(/[ىةٱ\u0901]/g, (letter) => SAME_LETTERS[letter] ?? letter)
          .replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character),
      );

export const plain = (text: string) => folded(unmarked(text));

/**
 * Minimum length of a word in which "ae", "oe" or "ue" is read as an umlaut: not "true", "value", "queen". "Huertos"
 * are gardens.
 */
const SHORTEST_WITH_UMLAUT = 7;
/**
 * Returns "fluchtlinge" for "fluechtlinge", because seeds are compared without marks. Only for ASCII texts: a text with
 * accents, such as "ladrões", would write the umlaut.
 */
export const withUmlauts = (text: string, words: readonly string[]): readonly string[] =>
  (isAscii(text) ? words : [])
    .filter((word) => word.length >= SHORTEST_WITH_UMLAUT && /^(?!huert).*[aou]e/.test(word))
    .map((word) => word.replace(/([aou])e/g, '$1'));

export const wordsIn = (text: string): readonly string[] =>
  (isAscii(text) ? text.match(/[a-z0-9]+/g) : text.match(/[\p{L}\p{M}\p{N}]+/gu)) ?? [];

/** Words that become other words without their marks: Portuguese "robôs", robots, become Spanish "robos", robberies. */
const WITH_OWN_MARKS: readonly (readonly [word: RegExp, other: string])[] = [
  [/robôs(?!\p{L})/giu, 'robot'],
  [/séances?(?!\p{L})/giu, 'session'],
  [/islã(?!\p{L})/giu, 'islam'],
];
const HAS_ONE = /[ôéã]/i;

/** Replaces the words that would become other words without their marks. */
export const withOwnMarks = (text: string): string => {
  const composed = text.normalize('NFC');
  if (!HAS_ONE.test(composed)) return text;
  return WITH_OWN_MARKS.reduce((line, [word, other]) => line.replace(word, other), composed);
};
