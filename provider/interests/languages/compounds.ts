import type { Meaning } from './lexicon.ts';

const SHORTEST_PART = 3;
/** Minimum length of a known beginning whose ending is unknown. */
const SHORTEST_START = 8;
/** Letters that German puts between the parts of a word. */
const JOINTS = ['', 's', 'n', 'en', 'es'] as const;
/** Real words are not longer. Without the limit, a malicious line of letters would be split at each of them. */
const LONGEST = 40;

type MeaningOf = (word: string) => Meaning | undefined;

const firstPart = (start: string, meaningOf: MeaningOf): Meaning | undefined => {
  for (const joint of JOINTS) {
    if (!start.endsWith(joint) || start.length - joint.length < SHORTEST_PART) continue;
    const meaning = meaningOf(start.slice(0, start.length - joint.length));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
};

const wholeMeaning = (word: string, meaningOf: MeaningOf): Meaning | undefined => {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const end = meaningOf(word.slice(at));
    if (end === undefined) continue;
    const start = word.slice(0, at);
    const before = firstPart(start, meaningOf) ?? wholeMeaning(start, meaningOf);
    if (before !== undefined) return [...before, ...end];
  }
  return undefined;
};

/** Returns the meaning of a German compound word from all its parts: "Krankenpflegeschule". */
export const compoundMeaning = (word: string, meaningOf: MeaningOf): Meaning | undefined =>
  word.length > LONGEST ? undefined : wholeMeaning(word, meaningOf);

/** Returns the meaning of the longest known beginning if the ending is unknown: "Krankenpflegedienst". */
export const startMeaning = (word: string, meaningOf: MeaningOf): Meaning | undefined => {
  if (word.length > LONGEST) return undefined;
  for (let length = word.length - 1; length >= SHORTEST_START; length -= 1) {
    const meaning = meaningOf(word.slice(0, length));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
};
