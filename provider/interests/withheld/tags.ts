import { createSeedLists, createTableBuilder, EMPTY_HASH, hashOf } from '../seed-table.ts';

/** A shorter word stands in too many others. */
const SHORTEST_WORD = 7;
const SHORTEST_PHRASE = 9;
const LONGEST_TAG = 60;
/**
 * Shorter words that say enough at a tag's beginning. Not meant are names and places ("Gayle", "Gaydon", "Gayatri"), the
 * coffee Gayo, Turkish "gayrimenkul", "hive", "hiver" and "hi-vis".
 */
const SHORT_BEGINNING =
  /^(?:gay(?!a$|aji|an[ei]|athri|atri|ageum|don|e$|le(?!sb|g)|lord|lussac|nor|o(?:$|c|l|m|ung)|ret|rimenkul|ton(?!i)|undin)|hiv(?!e|is|olt)|aids|c?ptsd|pmdd|mecfs)/;
const LATIN_WORD = /^[a-z]+$/;
const SPACE = 32;
const STAR = 42;

/** "#mentalhealth", "@gaydads" and "r/stopdrinking" are written together. Returns them without their sign. */
export const tagsIn = (text: string): readonly string[] => (/[#@＃/]/.test(text) ? tagsOf(text) : []);

const tagsOf = (text: string) => text.match(/(?<=[#@＃]|\b[ru]\/)[\p{L}\p{M}\p{N}_]+/gu) ?? [];

const together = (seed: string) => seed.replace(/[ *]/g, '');

const indexOf = (seeds: ReturnType<typeof createSeedLists>) => {
  const table = createTableBuilder(seeds.count());
  seeds.each((text, from, to, seed) => {
    let hash = EMPTY_HASH;
    let length = 0;
    let isPhrase = false;
    for (let at = from; at < to; at += 1) {
      const code = text.charCodeAt(at);
      isPhrase ||= code === SPACE;
      if (code === SPACE || code === STAR) continue;
      hash = hashOf(hash, code);
      length += 1;
    }
    if (length < (isPhrase ? SHORTEST_PHRASE : SHORTEST_WORD)) return;
    table.add(hash, seed);
  });
  return table.build();
};

/** Harmless words that seem to be two: "labor" and "Tory", "auf" and "Bewährung", "candida". */
const ONE_WORD = /laborator|aufbewahrung|candidat/;

/** Makes a reader for words that are written together, such as tags. */
export const createTagReader = (lists: readonly string[]) => {
  const seeds = createSeedLists(lists);
  const table = indexOf(seeds);
  const isSeed = (hash: number, text: string, isWanted: (seed: string) => boolean): boolean => {
    for (let place = table.first(hash); place >= 0; place = table.next(place)) {
      const seed = seeds.textOf(table.valueAt(place));
      if (isWanted(seed) && together(seed) === text) return true;
    }
    return false;
  };
  const hasSeed = (word: string, shortest: number, isWanted: (seed: string) => boolean): boolean => {
    for (let from = 0; from + shortest <= word.length; from += 1) {
      let hash = EMPTY_HASH;
      for (let to = from + 1; to <= word.length; to += 1) {
        hash = hashOf(hash, word.charCodeAt(to - 1));
        if (to - from >= shortest && isSeed(hash, word.slice(from, to), isWanted)) return true;
      }
    }
    return false;
  };
  return {
    /** Whether a tag has any of the seeds, with their spaces left out, or a short beginning. */
    isTag: (tag: string): boolean => {
      const word = tag.slice(0, LONGEST_TAG).replaceAll('_', '');
      return SHORT_BEGINNING.test(word) || hasSeed(word, SHORTEST_WORD, () => true);
    },
    /** Whether a word is a seed of several words: the model also reads "panicattacks" without a sign before it. */
    isJoined: (word: string): boolean =>
      word.length >= SHORTEST_PHRASE &&
      LATIN_WORD.test(word) &&
      !ONE_WORD.test(word) &&
      hasSeed(word.slice(0, LONGEST_TAG), SHORTEST_PHRASE, (seed) => seed.includes(' ')),
  };
};
