import { TERM_LENGTH, TERMS_KEPT } from '../answers/answers.ts';
import type { Job } from '../api/job.ts';
import { CATALOGUE } from '../interests/catalogue.ts';
import { comparable, partsOf, phraseIn, postingText, type Word } from '../interests/phrase.ts';
import stopWords from './stop-words.json';

/**
 * English words, and words of nearly every posting and CV, in lower case, without a plural's s or with its -ies, that are
 * never a search term by themselves.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `${stopWords.english} ${stopWords.ofApplications}`
    .split(' ')
    .flatMap((word) => [word, word.replace(/(?<=...)s$/, ''), word.replace(/y$/, 'ies')]),
);

/** A word or phrase that postings use. */
interface Entry {
  /** As it is shown. */
  readonly text: string;
  /** Number of postings that have it. */
  readonly postings: number;
}

/** The words and phrases of postings and of the board's own categories, by their phrase. */
export type Vocabulary = ReadonlyMap<string, Entry>;

/** Maximum share of the postings that have a word. A more frequent word does not distinguish them. */
const COMMON_SHARE = 0.2;
/** Minimum number of postings with a phrase of two words: a single posting has many by chance. */
const PHRASE_POSTINGS = 2;

const isTelling = ({ raw, form }: Word) =>
  !STOP_WORDS.has(form.toLowerCase()) &&
  !STOP_WORDS.has(raw.toLowerCase()) &&
  /\p{L}/u.test(raw) &&
  (raw.length > 2 || /[+#]/.test(raw));

/** The distinctive words of a text, and its pairs of such words. */
const phrasesOf = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const part of partsOf(text)) {
    part.forEach((word, at) => {
      if (!isTelling(word)) return;
      keepShown(found, word.form, word.raw);
      const next = part[at + 1];
      if (next && isTelling(next)) keepShown(found, `${word.form} ${next.form}`, `${word.raw} ${next.raw}`);
    });
  }
  return found;
};

/** Prefers the form in small letters: a word that also appears so is no name. */
const keepShown = (found: Map<string, string>, phrase: string, raw: string) => {
  const before = found.get(phrase);
  if (before === undefined || raw === raw.toLowerCase()) found.set(phrase, raw);
};

/** Returns the words that these postings and the board's categories use. */
export const vocabularyOf = (jobs: readonly Job[]): Vocabulary => {
  const words = new Map<string, Entry>();
  for (const job of jobs) {
    for (const [phrase, raw] of phrasesOf(postingText(job))) {
      const { text, postings } = words.get(phrase) ?? { text: raw, postings: 0 };
      words.set(phrase, { text: raw === raw.toLowerCase() ? raw : text, postings: postings + 1 });
    }
  }
  const limit = Math.max(1, jobs.length * COMMON_SHARE);
  for (const [phrase, { postings }] of words) {
    if (postings > limit || (phrase.includes(' ') && postings < PHRASE_POSTINGS)) words.delete(phrase);
  }
  for (const { text } of CATALOGUE) {
    const phrase = phraseIn(text).trim();
    if (text.length > 2 && !words.has(phrase)) words.set(phrase, { text, postings: 1 });
  }
  return words;
};

/** How often a text has a phrase; a phrase is found with its spaces. */
const countOf = (text: string, phrase: string) => {
  let count = 0;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length - 1)) count += 1;
  return count;
};

/**
 * Returns the words and phrases of the vocabulary that the text has literally: those that it repeats first, then the
 * rarer among postings. At most `TERMS_KEPT`; a word that a returned phrase contains is left out.
 */
export const termsIn = (text: string, vocabulary: Vocabulary): readonly string[] => {
  const own = comparable(text);
  const candidates = new Map(phrasesOf(text));
  for (const { text: name } of CATALOGUE) {
    const phrase = phraseIn(name).trim();
    if (!candidates.has(phrase)) candidates.set(phrase, name);
  }
  const found = [...candidates].flatMap(([phrase, raw]) => {
    const entry = vocabulary.get(phrase);
    const count = entry ? countOf(own, ` ${phrase} `) : 0;
    if (!entry || count === 0) return [];
    // A posting's capitals, but the CV's singular or plural.
    const isSame = entry.text.toLowerCase() === raw.toLowerCase();
    const shown = isSame ? entry.text : raw;
    return shown.length <= TERM_LENGTH ? [{ shown, phrase, count, postings: entry.postings }] : [];
  });
  const telling = ({ count, phrase }: (typeof found)[number]) =>
    Math.min(count, 3) + (phrase.includes(' ') ? 1 : 0);
  const sorted = found.sort((a, b) => telling(b) - telling(a) || a.postings - b.postings);
  const kept: typeof found = [];
  for (const each of sorted) {
    if (kept.length === TERMS_KEPT) break;
    if (!kept.some(({ phrase }) => ` ${phrase} `.includes(` ${each.phrase} `))) kept.push(each);
  }
  return kept.map(({ shown }) => shown);
};
