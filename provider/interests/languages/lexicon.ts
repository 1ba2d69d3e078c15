import { textOf } from '../data.ts';
import { foldText, isEastern, type Language, stemOf } from './stems.ts';

/** English words for a word of another language; none for a word without a topic. */
export type Meaning = readonly string[];

/** Words of one language with their meanings. */
export interface Lexicon {
  readonly language: Language;
  /** Articles and similar words, and words for the form of a thing; folded. */
  readonly functionWords: ReadonlySet<string>;
  /** Meanings by folded word or phrase. The words of a phrase are separated by spaces. */
  readonly exact: ReadonlyMap<string, Meaning>;
  /** Meanings by stem. */
  readonly stems: ReadonlyMap<string, Meaning>;
  /** Words of phrases. They indicate a language even without the whole phrase. */
  readonly partWords: ReadonlySet<string>;
  /** Number of words of the longest phrase. */
  readonly longest: number;
}

const BETWEEN_WORDS = /[ '-]/;

/** Reads `data/lexicons/{language}.tsv`. If a word is in several lines, the first one counts. */
export const readLexicon = (language: Language): Lexicon => {
  const functionWords = new Set<string>();
  const exact = new Map<string, Meaning>();
  const stems = new Map<string, Meaning>();
  const partWords = new Set<string>();
  let longest = 1;
  // Folding the whole file takes a fifth of the time of folding each word. English words do not change.
  for (const line of foldText(language, textOf(`lexicons/${language}.tsv`)).split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    const [english = '', entries] = line.split('\t');
    if (entries === undefined) {
      for (const word of line.split(' ')) functionWords.add(word);
      continue;
    }
    const meaning = english.split(' ');
    for (const words of entries.split(/[,،] ?/).map((entry) => entry.split(BETWEEN_WORDS))) {
      longest = Math.max(longest, words.length);
      if (words.length > 1) for (const word of words) partWords.add(word);
      const phrase = words.join(' ');
      if (!exact.has(phrase)) exact.set(phrase, meaning);
      if (isEastern(language)) continue;
      const stem = words.map((word) => stemOf(language, word)).join(' ');
      if (!stems.has(stem)) stems.set(stem, meaning);
    }
  }
  return { language, functionWords, exact, stems, partWords, longest };
};
