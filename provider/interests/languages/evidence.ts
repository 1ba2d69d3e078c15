import { englishWords } from '../data.ts';
import { remember } from '../remember.ts';
import type { Lexicon } from './lexicon.ts';

/** A word with a topic is stronger evidence for a language than a function word, which English may share. */
const TOPIC_WORD = 1.2;
const FUNCTION_WORD = 1;
const PART_WORD = 0.7;
const KNOWN_WORD = 0.7;
const ENGLISH_FUNCTION_WORD = 1.5;
/** Limit of a word's index in the table, which has the most frequent words first. */
const FREQUENT_ENGLISH = 5000;
const KNOWN_ENGLISH = 20_000;

const ENGLISH_FUNCTION_WORDS = englishWords('function');

type IndexOf = (word: string) => number | undefined;

/** A word's evidence for the language of a text. */
interface Evidence {
  /** For each language, by index. */
  readonly values: readonly number[];
  /** Indices of the languages that the word distinguishes from English: "festival" is a word of both. */
  readonly own: readonly number[];
}

const NOTHING: Evidence = { values: [], own: [] };

/** Detects the language of a text in Latin letters by its words. */
export const createEvidence = (indexOf: IndexOf, lexicons: readonly Lexicon[]) => {
  const englishOf = (word: string): number => {
    if (ENGLISH_FUNCTION_WORDS.has(word)) return ENGLISH_FUNCTION_WORD;
    const place = indexOf(word);
    if (place === undefined || place >= KNOWN_ENGLISH) return 0;
    return place < FREQUENT_ENGLISH ? 1 : KNOWN_WORD;
  };

  const valueIn = ({ functionWords, exact, partWords }: Lexicon, word: string): number => {
    if (exact.has(word)) return TOPIC_WORD;
    if (functionWords.has(word)) return FUNCTION_WORD;
    return partWords.has(word) ? PART_WORD : 0;
  };

  /** Computed on demand: a table of all words took a quarter of the model's start time. */
  const evidenceOf = remember((word): Evidence => {
    const values = lexicons.map((lexicon) => valueIn(lexicon, word));
    if (values.every((value) => value === 0)) return NOTHING;
    const english = englishOf(word);
    const isOwn = (value: number) =>
      value > 0 && english < (value === FUNCTION_WORD ? ENGLISH_FUNCTION_WORD : KNOWN_WORD);
    return { values, own: values.flatMap((value, place) => (isOwn(value) ? place : [])) };
  });

  /**
   * Returns the lexicon of a text's language, from its folded words; `null` for English and for unknown languages.
   * Words that English shares are not enough for another language.
   */
  return (words: readonly string[]): Lexicon | null => {
    const own = new Set<number>();
    for (const word of words) for (const place of evidenceOf(word).own) own.add(place);
    // Most texts are English and end here.
    if (own.size === 0) return null;
    const known = words.map(evidenceOf);
    const english = words.reduce((sum, word) => sum + englishOf(word), 0);
    const sums = [...own].map((place) => known.reduce((sum, { values }) => sum + (values[place] ?? 0), 0));
    const most = Math.max(...sums);
    return most > english ? (lexicons[[...own][sums.indexOf(most)] ?? -1] ?? null) : null;
  };
};
