import { remember } from './remember.ts';

/**
 * A word of a phrase: `diabet*` matches a beginning, `*phobie` an ending, `cancer` a whole word, with or without a
 * plural s.
 */
interface Pattern {
  readonly text: string;
  readonly isOpenAfter: boolean;
  readonly isOpenBefore: boolean;
}

const LONGEST_WORD = 60;

const patternOf = (word: string): Pattern => {
  if (!word.includes('*')) return { text: word, isOpenAfter: false, isOpenBefore: false };
  return {
    text: word.replaceAll('*', ''),
    isOpenAfter: word.endsWith('*'),
    isOpenBefore: word.startsWith('*'),
  };
};

/** A shorter word changes its meaning with its ending. */
const SHORTEST_INFLECTED = 8;
const FINAL_VOWEL = /[aeio]$/;
/** "disturbo, disturbi", "schwanger, schwangere", "soropositivo, soropositivas". */
const ENDINGS = new Set(['a', 'e', 'i', 'o', 'as', 'es', 'os', 'is', 'en', 'er', 'em', 'n', 's']);

const LONGEST_ENDING = 2;

const stemOf = (text: string) => text.replace(FINAL_VOWEL, '');

const isInflected = (text: string, word: string): boolean => {
  if (text.length < SHORTEST_INFLECTED || Math.abs(word.length - text.length) > LONGEST_ENDING) return false;
  const stem = stemOf(text);
  return word.startsWith(stem) && (word === stem || ENDINGS.has(word.slice(stem.length)));
};

const fits = ({ text, isOpenAfter, isOpenBefore }: Pattern, word: string, isExact: boolean): boolean => {
  if (isOpenAfter) return isOpenBefore ? word.includes(text) : word.startsWith(text);
  if (isOpenBefore) return word.endsWith(text);
  return word === text || word === `${text}s` || (!isExact && isInflected(text, word));
};

/** Positions of a phrase: of its first word, and after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Phrase = readonly [first: Pattern, ...others: Pattern[]];

/** Adds to the list of a key in place: a copy for each of twenty thousand phrases takes most of the start. */
export const addTo = <Key, Entry>(index: Map<Key, Entry[]>, key: Key, entry: Entry): void => {
  const list = index.get(key);
  if (list === undefined) index.set(key, [entry]);
  else list.push(entry);
};

/** Makes a matcher for phrases of one or more words; if not `isExact`, of their other genders and cases as well. */
export const createPhrases = (lines: readonly string[], isExact = false) => {
  const whole = new Map<string, Phrase[]>();
  const byStem = new Map<string, Phrase[]>();
  const byBeginning = new Map<string, Phrase[]>();
  const byEnding = new Map<string, Phrase[]>();
  const anywhere: Phrase[] = [];
  for (const line of new Set(lines)) {
    const [first, ...others] = line.split(' ').map(patternOf);
    if (first === undefined) continue;
    const phrase: Phrase = [first, ...others];
    if (first.isOpenBefore && first.isOpenAfter) anywhere.push(phrase);
    else if (first.isOpenBefore) addTo(byEnding, first.text, phrase);
    else if (first.isOpenAfter) addTo(byBeginning, first.text, phrase);
    else {
      addTo(whole, first.text, phrase);
      if (!isExact && first.text.length >= SHORTEST_INFLECTED) addTo(byStem, stemOf(first.text), phrase);
    }
  }

  /** Returns the phrases whose first word may fit, found by parts of the word. The others need no comparison. */
  const candidatesOf = (word: string): readonly Phrase[] => {
    const found: Phrase[] = [
      ...anywhere,
      ...(whole.get(word) ?? []),
      ...(whole.get(word.slice(0, -1)) ?? []),
    ];
    for (let cut = 0; cut <= LONGEST_ENDING; cut += 1) {
      found.push(...(byStem.get(word.slice(0, word.length - cut)) ?? []));
    }
    for (let at = 0; at <= word.length; at += 1) {
      found.push(...(byBeginning.get(word.slice(0, at)) ?? []), ...(byEnding.get(word.slice(at)) ?? []));
    }
    return found;
  };

  /** Returns the phrases whose first word fits: none for most words. */
  const startingWith = remember((word: string): readonly Phrase[] => {
    const start = word.slice(0, LONGEST_WORD);
    return candidatesOf(start).filter(([first]) => fits(first, start, isExact));
  });

  /** Returns the number of words of the longest phrase at this position; 0 for none. */
  const lengthAt = (words: readonly string[], place: number): number => {
    const stands = ([, ...others]: Phrase) =>
      others.every((pattern, step) =>
        fits(pattern, words[place + 1 + step]?.slice(0, LONGEST_WORD) ?? '', isExact),
      );
    let most = 0;
    for (const phrase of startingWith(words[place] ?? '')) {
      if (phrase.length > most && stands(phrase)) most = phrase.length;
    }
    return most;
  };

  /** Returns the longest phrase at each word where one begins. */
  const spansIn = (words: readonly string[]): readonly Span[] =>
    words.flatMap((_, from) => {
      const length = lengthAt(words, from);
      return length > 0 ? [{ from, to: from + length }] : [];
    });

  return {
    /** Whether a phrase may begin with this word. */
    mayBeginWith: (word: string): boolean => startingWith(word).length > 0,

    /** Returns the positions of the words that belong to a phrase. */
    placesIn: (words: readonly string[]): ReadonlySet<number> =>
      new Set(
        words.flatMap((_, from) => Array.from({ length: lengthAt(words, from) }, (__, step) => from + step)),
      ),

    /** Returns the positions of the words at which a phrase begins. */
    beginningsIn: (words: readonly string[]): readonly number[] => spansIn(words).map(({ from }) => from),

    spansIn,
  };
};
