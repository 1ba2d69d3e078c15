import { foldText, isEastern, type Language, stemOf } from './stems.ts';

/** English words for a word of another language; none for a word that says nothing about a topic. */
export type Meaning = readonly string[];

/** The text of a language's file in `lexicons/`. */
export type LexiconText = (language: Language) => string;

/** Words of one language and what they are about. */
export interface Lexicon {
  readonly language: Language;
  /** Articles and the like, and words for the form of a thing; folded. */
  readonly functionWords: ReadonlySet<string>;
  /** By folded words; the words of a phrase have a space between them. */
  readonly exact: ReadonlyMap<string, Meaning>;
  /** The same by stems. */
  readonly stems: ReadonlyMap<string, Meaning>;
  /** Words of phrases, which tell a language even where the whole phrase does not stand. */
  readonly partWords: ReadonlySet<string>;
  /** Most words of a phrase. */
  readonly longest: number;
}

const BETWEEN_WORDS = /[ '-]/;

/**
 * Reads a lexicon. Lines below a heading (`# function`, `# form`) hold words that say nothing about a topic; a line
 * `English words = word, word, phrase of words` gives words and their meaning. The first line of a word counts.
 */
export const parseLexicon = (language: Language, text: string): Lexicon => {
  const functionWords = new Set<string>();
  const exact = new Map<string, Meaning>();
  const stems = new Map<string, Meaning>();
  const partWords = new Set<string>();
  let longest = 1;
  // Folding the file at once takes a fifth of the time of folding each word; English words stay as they are.
  for (const line of foldText(language, text).split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    const [english = '', entries] = line.split(' = ');
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
