import { SEEDS } from './withheld-seeds.ts';

/** What the seeds and a text are compared in: small letters, no accents, no invisible characters. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u0640]|\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFC');

const LONGEST_WORD = 60;

const seeds = SEEDS.flatMap((line) => line.split(',')).map((seed) => plain(seed).trim());
const seedsOf = (pattern: RegExp) =>
  seeds.flatMap((seed) => (pattern.test(seed) ? [seed.replaceAll('*', '')] : []));

/** `*krebs*` stands anywhere in a word or, in scripts without spaces, in the text. */
const ANYWHERE = seedsOf(/^\*.+\*$/);
/** `diabet*` begins a word. */
const BEGINNINGS = new Set(seedsOf(/^[^*]\S*\*$/));
/** The rest are words of their own, one or several, with or without a plural s. */
const WORDS = seedsOf(/^[^*]+$/);
const SINGLE = new Set(WORDS.filter((seed) => !seed.includes(' ')));
const PHRASES = [...new Set(WORDS.filter((seed) => seed.includes(' ')))];

const isSensitiveWord = (given: string): boolean => {
  const word = given.slice(0, LONGEST_WORD);
  if (SINGLE.has(word) || (word.endsWith('s') && SINGLE.has(word.slice(0, -1)))) return true;
  for (let end = 3; end <= word.length; end += 1) if (BEGINNINGS.has(word.slice(0, end))) return true;
  return false;
};

/**
 * Whether a text is about a health condition, sexual life or orientation, faith, a party or union, origin or crime
 * (GDPR Art. 9 and 10).
 */
export const isSensitive = (text: string): boolean => {
  if (text === '') return false;
  const words = plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // The model splits "DatingForGayMen" into its words, so they are compared here as well.
  const humps = text.match(/\p{Lu}\p{Ll}+/gu)?.map(plain) ?? [];
  if (words.some(isSensitiveWord) || humps.some(isSensitiveWord)) return true;
  const line = ` ${words.join(' ')} `;
  return (
    ANYWHERE.some((seed) => line.includes(seed)) ||
    PHRASES.some((seed) => line.includes(` ${seed} `) || line.includes(` ${seed}s `))
  );
};

interface Asked {
  readonly text: string;
  readonly category?: string | undefined;
}

/** Places of the items that are never scored, whatever was approved. */
export const withheldAmong = (items: readonly Asked[]): readonly number[] =>
  items.flatMap(({ text, category = '' }, place) =>
    isSensitive(text) || isSensitive(category) ? [place] : [],
  );
