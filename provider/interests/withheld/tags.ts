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

/** Makes a function that says whether a tag has any of the seeds, with their spaces left out, or a short beginning. */
export const createTagReader = (lists: readonly string[]) => {
  const seeds = createSeedLists(lists);
  const table = indexOf(seeds);
  const isSeed = (hash: number, text: string): boolean => {
    for (let place = table.first(hash); place >= 0; place = table.next(place)) {
      if (together(seeds.textOf(table.valueAt(place))) === text) return true;
    }
    return false;
  };
  return (tag: string): boolean => {
    const word = tag.slice(0, LONGEST_TAG).replaceAll('_', '');
    if (SHORT_BEGINNING.test(word)) return true;
    for (let from = 0; from + SHORTEST_WORD <= word.length; from += 1) {
      let hash = EMPTY_HASH;
      for (let to = from + 1; to <= word.length; to += 1) {
        hash = hashOf(hash, word.charCodeAt(to - 1));
        if (to - from >= SHORTEST_WORD && isSeed(hash, word.slice(from, to))) return true;
      }
    }
    return false;
  };
};
