import { createSeedLists, createTableBuilder, EMPTY_HASH, hashOf } from './seed-table.ts';

/** Minimum length of a seed inside a tag: a shorter word occurs in too many others. */
const SHORTEST_WORD = 7;
const SHORTEST_PHRASE = 9;
const LONGEST_TAG = 60;
/**
 * Shorter words that are sensitive at the beginning of a tag. The exceptions are names and places ("Gayle", "Gaydon",
 * "Gayatri"), the coffee Gayo, Turkish "gayrimenkul", "hive", "hiver" and "hi-vis".
 */
const SHORT_BEGINNING =
  /^(?:gay(?!a$|aji|an[ei]|athri|atri|ageum|don|e$|le(?!sb|g)|lord|lussac|nor|o(?:$|c|l|m|ung)|ret|rimenkul|ton(?!i)|undin)|hiv(?!e|is|olt)|aids|c?ptsd|pmdd|mecfs)/;
/** Minimum length of a compound with "gay", such as "gaybar". */
const SHORTEST_GAY = 6;
const LATIN_WORD = /^[a-z]+$/;
const SPACE = 32;
const STAR = 42;

/** Returns the tags of a text without their signs: "#mentalhealth", "@gaydads", "r/stopdrinking". */
export const tagsIn = (text: string): readonly string[] => (/[#@＃/]/.test(text) ? tagsOf(text) : []);

const tagsOf = (text: string) => text.match(/(?<=[#@＃]|\b[ru]\/)[\p{L}\p{M}\p{N}_]+/gu) ?? [];

const isAnySeed = (_seed: string) => true;
const isPhrase = (seed: string) => seed.includes(' ');

const together = (seed: string) => seed.replace(/[ *]/g, '');

/** Number of hashes of beginnings. */
const BEGINNINGS = 2 ** 16;
const BEGINNING_LETTERS = 4;

const beginningOf = (hash: number): number => (hash >>> 0) % BEGINNINGS;

/** Returns a hash of four letters of a word. Two different beginnings seldom share it. */
const beginningAt = (word: string, at: number): number => {
  let hash = EMPTY_HASH;
  for (let place = at; place < at + BEGINNING_LETTERS; place += 1)
    hash = hashOf(hash, word.charCodeAt(place));
  return beginningOf(hash);
};

/**
 * Indexes the seeds without their spaces. `beginnings` marks the first letters of seeds with several words: few parts
 * of ordinary words begin like them, so few are compared.
 */
const indexOf = (seeds: ReturnType<typeof createSeedLists>) => {
  const table = createTableBuilder(seeds.count());
  const beginnings = new Uint8Array(BEGINNINGS);
  seeds.each((text, from, to, seed) => {
    let hash = EMPTY_HASH;
    let beginning = EMPTY_HASH;
    let length = 0;
    let hasSpace = false;
    for (let at = from; at < to; at += 1) {
      const code = text.charCodeAt(at);
      hasSpace ||= code === SPACE;
      if (code === SPACE || code === STAR) continue;
      hash = hashOf(hash, code);
      length += 1;
      if (length === BEGINNING_LETTERS) beginning = hash;
    }
    if (length < (hasSpace ? SHORTEST_PHRASE : SHORTEST_WORD)) return;
    table.add(hash, seed);
    if (hasSpace) beginnings[beginningOf(beginning)] = 1;
  });
  return { table: table.build(), beginnings };
};

/** Harmless words that contain two joined seeds: "labor" and "Tory", "auf" and "Bewährung", "grávida de". */
const ONE_WORD = /laborator|aufbewahrung|candidat|generations|gravidade/;

/** Makes a reader for words that are written together, such as tags. */
export const createTagReader = (lists: readonly string[]) => {
  const seeds = createSeedLists(lists);
  const { table, beginnings } = indexOf(seeds);
  const isSeed = (hash: number, text: string, isWanted: (seed: string) => boolean): boolean => {
    for (let place = table.first(hash); place >= 0; place = table.next(place)) {
      const seed = seeds.textOf(table.valueAt(place));
      if (isWanted(seed) && together(seed) === text) return true;
    }
    return false;
  };
  const hasSeedAt = (word: string, from: number, shortest: number, isWanted = isAnySeed): boolean => {
    let hash = EMPTY_HASH;
    for (let to = from + 1; to <= word.length; to += 1) {
      hash = hashOf(hash, word.charCodeAt(to - 1));
      if (to - from >= shortest && isSeed(hash, word.slice(from, to), isWanted)) return true;
    }
    return false;
  };
  /** Whether a seed begins at one of the positions that `mayBegin` allows. */
  const hasSeed = (
    word: string,
    shortest: number,
    mayBegin: (at: number) => boolean,
    isWanted = isAnySeed,
  ) => {
    for (let from = 0; from + shortest <= word.length; from += 1) {
      if (mayBegin(from) && hasSeedAt(word, from, shortest, isWanted)) return true;
    }
    return false;
  };
  return {
    /** Whether a tag contains a seed, compared without its spaces, or has a short beginning. */
    isTag: (tag: string): boolean => {
      const word = tag.slice(0, LONGEST_TAG).replaceAll('_', '');
      return SHORT_BEGINNING.test(word) || hasSeed(word, SHORTEST_WORD, () => true);
    },
    /**
     * Whether a word contains a seed of several words: the model also reads "panicattacks" without a sign before it.
     */
    isJoined: (word: string): boolean => {
      if (word.length >= SHORTEST_GAY && word.startsWith('gay') && SHORT_BEGINNING.test(word)) return true;
      if (word.length < SHORTEST_PHRASE || !LATIN_WORD.test(word) || ONE_WORD.test(word)) return false;
      const part = word.slice(0, LONGEST_TAG);
      return hasSeed(part, SHORTEST_PHRASE, (at) => beginnings[beginningAt(part, at)] === 1, isPhrase);
    },
  };
};
