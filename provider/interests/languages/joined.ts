import { once } from '../remember.ts';
import type { Lexicon, Meaning } from './lexicon.ts';

/**
 * Minimum length of a name without spaces, such as a page's "bolosdacida". A shorter word is read as an ordinary one.
 */
const SHORTEST_NAME = 8;
/** Maximum length of a name. Without the limit, a malicious line of letters would be split at each of them. */
const LONGEST_NAME = 40;
const SHORTEST_PART = 2;
/** Minimum length of a part with a topic: shorter words occur inside too many others. */
const SHORTEST_TOPIC = 6;
/** The minimum lengths if only the beginning of a name is a word of the language: "cucinaitaliana". */
const SHORTEST_START = 6;
const SHORTEST_REST = 5;

/** Makes a reader for words that are written together. Known words must cover the name, or at least its beginning. */
export const createJoinedReader = (
  { exact, functionWords }: Lexicon,
  isKnown: (word: string) => boolean,
): ((name: string) => Meaning | undefined) => {
  const partOf = (part: string): Meaning | undefined =>
    (part.length >= SHORTEST_TOPIC ? exact.get(part) : undefined) ??
    (functionWords.has(part) ? [] : undefined);

  const coverOf = (name: string): Meaning | undefined => {
    /** The meaning of each prefix of the name, by the prefix's length. */
    const covers: (Meaning | undefined)[] = [[]];
    for (let to = SHORTEST_PART; to <= name.length; to += 1) {
      for (let from = 0; from <= to - SHORTEST_PART; from += 1) {
        const before = covers[from];
        const part = before && partOf(name.slice(from, to));
        if (before === undefined || part === undefined) continue;
        covers[to] = [...before, ...part];
        break;
      }
    }
    return covers[name.length];
  };

  const startOf = (name: string): Meaning | undefined => {
    for (let to = name.length - SHORTEST_REST; to >= SHORTEST_START; to -= 1) {
      const start = name.slice(0, to);
      const meaning = isKnown(start) ? undefined : exact.get(start);
      if (meaning !== undefined && isKnown(name.slice(to))) return meaning;
    }
    return undefined;
  };

  /** Phrases without their spaces, computed for the first name: "servicosocial". */
  const phrases = once(() => {
    const joined = new Map<string, Meaning>();
    for (const [phrase, meaning] of exact)
      if (phrase.includes(' ')) joined.set(phrase.replaceAll(' ', ''), meaning);
    return joined;
  });

  return (name) => {
    if (name.length < SHORTEST_NAME || name.length > LONGEST_NAME) return undefined;
    const phrase = phrases().get(name);
    if (phrase !== undefined) return phrase;
    const meaning = coverOf(name);
    return meaning !== undefined && meaning.length > 0 ? meaning : startOf(name);
  };
};
