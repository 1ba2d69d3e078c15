import { addTo, createPhrases } from './phrases.ts';
import { OTHER_PARTS, OTHER_SENSES } from './withheld/other-senses.ts';
import { createTagReader, tagsIn } from './withheld/tags.ts';
import { SIMPLIFIED } from './withheld/traditional.ts';
import { WORDS } from './withheld/words.ts';
import { EXCEPTIONS, HARMLESS_PARTS } from './withheld-exceptions.ts';

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Accents, Arabic vowels and hamza, the Devanagari nukta, invisible characters. */
const MARKS = /[\u0300-\u036f\u064b-\u0655\u0640\u093c]|\p{Cf}/gu;
/** Letters that people write in place of one another: alef maqsura and yeh, teh marbuta and heh, chandrabindu. */
const SAME_LETTERS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', '\u0901': '\u0902' };
/** Chinese and Japanese texts have no space around "HIV" in "HIV陽性". */
const SCRIPT_CHANGE =
  /(?<=[a-z0-9])(?=[\u3040-\u30ff\u3400-\u9fff])|(?<=[\u3040-\u30ff\u3400-\u9fff])(?=[a-z0-9])/g;

const withSpaces = (text: string) =>
  /[a-z0-9]/.test(text) && /[\u3040-\u9fff]/.test(text) ? text.replace(SCRIPT_CHANGE, ' ') : text;

/**
 * The form in which seeds and texts are compared: lower case, no accents, one spelling of each letter, simplified
 * characters.
 */
const plain = (text: string) =>
  isAscii(text)
    ? text.toLowerCase()
    : withSpaces(
        text
          .normalize('NFKD')
          .replace(MARKS, '')
          .toLowerCase()
          .normalize('NFC')
          .replace(/[ىة\u0901]/g, (letter) => SAME_LETTERS[letter] ?? letter)
          .replace(/[\u4e00-\u9fff]/g, (character) => SIMPLIFIED.get(character) ?? character),
      );

const wordsIn = (text: string): readonly string[] =>
  (isAscii(text) ? text.match(/[a-z0-9]+/g) : text.match(/[\p{L}\p{M}\p{N}]+/gu)) ?? [];

const seeds = WORDS.flatMap((line) => plain(line).split(',')).map((seed) => seed.trim());
/** `*krebs*` matches anywhere in a word or, in scripts without spaces, in the text; `*a*b*` matches a before b. */
const isPart = (seed: string) => /^\*.+\*$/.test(seed) && !/\w\* |\* ?\*/.test(seed);
const parts = [...new Set(seeds.filter(isPart).map((seed) => seed.slice(1, -1)))];

type Part = readonly [first: string, ...others: string[]];

/** The first two characters of a part, or its only one, as a number: reading no text is faster. */
const keyAt = (text: string, at: number, length: number) =>
  length > 1 ? text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1) : text.charCodeAt(at);

const stands = (text: string, at: number, [first, ...others]: Part): boolean => {
  if (!text.startsWith(first, at)) return false;
  if (others.length === 0) return true;
  let from = at + first.length;
  return others.every((other) => {
    const place = text.indexOf(other, from);
    from = place + other.length;
    return place >= 0;
  });
};

/** Makes a function that says whether a text has any of the parts. Their number hardly counts: they are indexed. */
const createPartFinder = (wanted: readonly string[]) => {
  const byBeginning = new Map<number, Part[]>();
  for (const part of wanted) {
    const [first = '', ...others] = part.split('*');
    addTo(byBeginning, keyAt(first, 0, first.length), [first, ...others]);
  }
  const standsAt = (text: string, at: number, found: readonly Part[] | undefined): boolean => {
    if (found === undefined) return false;
    for (const part of found) if (stands(text, at, part)) return true;
    return false;
  };
  return (text: string): boolean => {
    for (let at = 0; at < text.length; at += 1) {
      if (standsAt(text, at, byBeginning.get(keyAt(text, at, text.length - at)))) return true;
      if (standsAt(text, at, byBeginning.get(text.charCodeAt(at)))) return true;
    }
    return false;
  };
};
const hasLatinPart = createPartFinder(parts.filter(isAscii));
const hasAnyPart = createPartFinder(parts);
const PASSED_OVER = [...HARMLESS_PARTS, ...OTHER_PARTS].map(plain);

const phrases = createPhrases(seeds.filter((seed) => !isPart(seed)));
const exceptions = createPhrases([...EXCEPTIONS, ...OTHER_SENSES].map(plain), true);
const isSensitiveTag = createTagReader(seeds);

const hasPart = (line: string): boolean => {
  const includesAny = isAscii(line) ? hasLatinPart : hasAnyPart;
  return (
    includesAny(line) && includesAny(PASSED_OVER.reduce((rest, part) => rest.replaceAll(part, ' '), line))
  );
};

const isSensitiveLine = (words: readonly string[]): boolean => {
  const found = phrases.beginningsIn(words);
  if (found.length === 0 && !hasPart(words.join(' '))) return false;
  const harmless = exceptions.placesIn(words);
  return (
    found.some((place) => !harmless.has(place)) ||
    hasPart(words.filter((_, place) => !harmless.has(place)).join(' '))
  );
};

/**
 * Whether a text is about one of the subjects of `excluded-subjects.ts` (GDPR Art. 9 and 10, and beyond them debts and
 * violence suffered).
 */
export const isSensitive = (text: string): boolean => {
  if (text === '') return false;
  const words = wordsIn(plain(text));
  if (isSensitiveLine(words) || tagsIn(text).some((tag) => isSensitiveTag(plain(tag)))) return true;
  // The model splits "DatingForGayMen" into its words, so these are compared too.
  const camelCaseWords = (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).map(plain);
  return camelCaseWords.some((word) => !words.includes(word)) && isSensitiveLine(camelCaseWords);
};

interface Asked {
  readonly text: string;
  readonly category?: string | undefined;
}

/** Returns the indices of the items that are never scored, whatever was approved. */
export const withheldAmong = (items: readonly Asked[]): readonly number[] =>
  items.flatMap(({ text, category = '' }, place) =>
    isSensitive(text) || isSensitive(category) ? [place] : [],
  );
