import { createPhrases } from './phrases.ts';
import { EXCEPTIONS, HARMLESS_PARTS } from './withheld-exceptions.ts';
import { SEEDS } from './withheld-seeds.ts';

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** The form in which seeds and texts are compared: lower case, no accents, no invisible characters. */
const plain = (text: string) =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f\u064b-\u0652\u0640]|\p{Cf}/gu, '')
        .toLowerCase()
        .normalize('NFC');

const wordsIn = (text: string): readonly string[] =>
  (isAscii(text) ? text.match(/[a-z0-9]+/g) : text.match(/[\p{L}\p{M}\p{N}]+/gu)) ?? [];

const seeds = SEEDS.flatMap((line) => line.split(',')).map((seed) => plain(seed).trim());
/** `*krebs*` matches anywhere in a word or, in scripts without spaces, in the text. */
const isPart = (seed: string) => /^\*[^*]+\*$/.test(seed);
const parts = [...new Set(seeds.filter(isPart).map((seed) => seed.replaceAll('*', '')))];

/** Makes a function that says whether a text has any of the parts. Their number hardly counts: they are indexed. */
const createPartFinder = (wanted: readonly string[]) => {
  const byBeginning = new Map<string, string[]>();
  for (const part of wanted) {
    const key = part.slice(0, 2);
    byBeginning.set(key, [...(byBeginning.get(key) ?? []), part]);
  }
  const startsAt = (text: string, at: number, key: string) =>
    byBeginning.get(key)?.some((part) => text.startsWith(part, at)) ?? false;
  return (text: string): boolean => {
    for (let at = 0; at < text.length; at += 1) {
      if (startsAt(text, at, text.slice(at, at + 2)) || startsAt(text, at, text.charAt(at))) return true;
    }
    return false;
  };
};
const hasLatinPart = createPartFinder(parts.filter(isAscii));
const hasAnyPart = createPartFinder(parts);
const PASSED_OVER = HARMLESS_PARTS.map(plain);

const phrases = createPhrases(seeds.filter((seed) => !isPart(seed)));
const exceptions = createPhrases(EXCEPTIONS.map(plain));

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
 * Whether a text is about a health condition, sexual life or orientation, faith, a party or union, origin or crime
 * (GDPR Art. 9 and 10).
 */
export const isSensitive = (text: string): boolean => {
  if (text === '') return false;
  const words = wordsIn(plain(text));
  if (isSensitiveLine(words)) return true;
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
