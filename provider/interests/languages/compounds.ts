import type { Meaning } from './lexicon.ts';

const SHORTEST_PART = 3;
/** Minimum length of a known beginning or ending whose other part is unknown. */
const SHORTEST_START = 6;
const SHORTEST_END = 7;
/** Minimum length of the unknown part: "Steuerung" (control) is unrelated to "Steuer" (tax). */
const SHORTEST_REST = 4;
/** Letters that German puts between the parts of a word. */
const JOINTS = ['', 's', 'n', 'en', 'es'] as const;
/** Endings that derive a new word, with their other forms. They are not parts of a compound. */
const SUFFIX = /^(?:ung|lich|haft|isch|keit|heit|schaft|innen$)/;
/** Names of places have these endings. */
const PLACE_ENDINGS: ReadonlySet<string> = new Set('stadt hafen hausen'.split(' '));
/** Maximum length of a compound. Without the limit, a malicious line of letters would be split at each of them. */
const LONGEST = 40;

/** Returns the meaning of one word: empty for a word without a topic, `undefined` for an unknown word. */
type MeaningOf = (word: string) => Meaning | undefined;

/** Look-ups for the parts of a compound. A first part often has no ending: "Schul-" for "Schule". */
export interface Parts {
  readonly first: MeaningOf;
  readonly last: MeaningOf;
}

const firstPart = (start: string, { first }: Parts): Meaning | undefined => {
  for (const joint of JOINTS) {
    if (!start.endsWith(joint) || start.length - joint.length < SHORTEST_PART) continue;
    const meaning = first(start.slice(0, start.length - joint.length));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
};

const wholeMeaning = (word: string, parts: Parts): Meaning | undefined => {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const end = parts.last(word.slice(at));
    if (end === undefined) continue;
    const start = word.slice(0, at);
    const before = firstPart(start, parts) ?? wholeMeaning(start, parts);
    if (before !== undefined) return [...before, ...end];
  }
  return undefined;
};

/** Returns the meaning of a German compound word from all its parts: "Krankenpflegeschule". */
export const compoundMeaning = (word: string, parts: Parts): Meaning | undefined => {
  if (word.length > LONGEST) return undefined;
  const meaning = wholeMeaning(word, parts);
  return meaning?.length === 0 ? undefined : meaning;
};

const startMeaning = (word: string, parts: Parts): Meaning | undefined => {
  for (let length = word.length - SHORTEST_REST; length >= SHORTEST_START; length -= 1) {
    if (SUFFIX.test(word.slice(length))) continue;
    const meaning = firstPart(word.slice(0, length), parts);
    if (meaning !== undefined && meaning.length > 0) return meaning;
  }
  return undefined;
};

const endMeaning = (word: string, { last }: Parts): Meaning | undefined => {
  for (let at = SHORTEST_REST; at <= word.length - SHORTEST_END; at += 1) {
    const end = word.slice(at);
    const meaning = PLACE_ENDINGS.has(end) ? undefined : last(end);
    if (meaning !== undefined && meaning.length > 0) return meaning;
  }
  return undefined;
};

/**
 * Returns the meaning of the longest known beginning and ending of a compound word if the rest is unknown:
 * "Krankenpflegedienst", "Ofengemüse".
 */
export const partialMeaning = (word: string, parts: Parts): Meaning | undefined => {
  if (word.length > LONGEST) return undefined;
  const [start, end] = [startMeaning(word, parts), endMeaning(word, parts)];
  return start !== undefined && end !== undefined ? [...start, ...end] : (start ?? end);
};
