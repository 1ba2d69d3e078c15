/** A shorter word stands in too many others. */
const SHORTEST_WORD = 7;
const SHORTEST_PHRASE = 9;
const LONGEST_TAG = 60;

/** "#mentalhealth", "@gaydads" and "r/stopdrinking" are written together. Returns them without their sign. */
export const tagsIn = (text: string): readonly string[] => (/[#@＃/]/.test(text) ? tagsOf(text) : []);

const tagsOf = (text: string) => text.match(/(?<=[#@＃]|\b[ru]\/)[\p{L}\p{M}\p{N}_]+/gu) ?? [];

/** Makes a function that says whether a tag has any of the seeds, with their spaces left out. */
export const createTagReader = (seeds: readonly string[]) => {
  const joined = new Set<string>();
  let longest = 0;
  for (const seed of seeds) {
    const isPhrase = seed.includes(' ');
    const text = seed.replace(/[ *]/g, '');
    if (text.length < (isPhrase ? SHORTEST_PHRASE : SHORTEST_WORD)) continue;
    joined.add(text);
    longest = Math.max(longest, text.length);
  }
  return (tag: string): boolean => {
    const word = tag.slice(0, LONGEST_TAG).replaceAll('_', '');
    for (let from = 0; from + SHORTEST_WORD <= word.length; from += 1) {
      for (let to = from + SHORTEST_WORD; to <= Math.min(word.length, from + longest); to += 1) {
        if (joined.has(word.slice(from, to))) return true;
      }
    }
    return false;
  };
};
