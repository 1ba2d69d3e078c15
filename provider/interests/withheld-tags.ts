import { createParts } from './parts.ts';
import { byScript } from './withheld-text.ts';

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

/** Returns the tags of a text without their signs: "#mentalhealth", "@gaydads", "r/stopdrinking". */
export const tagsIn = (text: string): readonly string[] =>
  /[#@＃/]/.test(text) ? (text.match(/(?<=[#@＃]|\b[ru]\/)[\p{L}\p{M}\p{N}_]+/gu) ?? []) : [];

/** Harmless words that contain two joined seeds: "labor" and "Tory", "auf" and "Bewährung", "grávida de". */
const ONE_WORD = /laborator|aufbewahrung|candidat|generations|gravidade/;

/** Makes a reader for words that are written together, such as tags. Seeds are compared without their spaces. */
export const createTagReader = (lists: readonly string[]) => {
  const words = new Set<string>();
  const phrases = new Set<string>();
  for (const seed of lists.flatMap((list) => list.split(','))) {
    const isPhrase = seed.includes(' ');
    const letters = seed.replace(/[ *]/g, '');
    if (letters.length >= (isPhrase ? SHORTEST_PHRASE : SHORTEST_WORD))
      (isPhrase ? phrases : words).add(letters);
  }
  const partsOf = (joined: ReadonlySet<string>) => createParts(byScript([...joined]));
  const [anyWord, anyPhrase] = [partsOf(words), partsOf(phrases)];
  return {
    /** Whether a tag contains a seed, or has a short beginning. */
    isTag: (tag: string): boolean => {
      const word = tag.slice(0, LONGEST_TAG).replaceAll('_', '');
      return SHORT_BEGINNING.test(word) || anyWord.isIn(word) || anyPhrase.isIn(word);
    },
    /** Whether a word contains a seed of several words: the model also reads "panicattacks" without a sign before it. */
    isJoined: (word: string): boolean => {
      if (word.length >= SHORTEST_GAY && word.startsWith('gay') && SHORT_BEGINNING.test(word)) return true;
      if (word.length < SHORTEST_PHRASE || !LATIN_WORD.test(word) || ONE_WORD.test(word)) return false;
      return anyPhrase.isIn(word.slice(0, LONGEST_TAG));
    },
  };
};
