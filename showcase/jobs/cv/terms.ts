import { TERM_LENGTH, TERMS_KEPT } from '../answers/answers.ts';
import type { Job } from '../api/job.ts';
import { CATALOGUE } from '../interests/catalogue.ts';
import { comparable, partsOf, phraseIn, postingText, type Word } from '../interests/phrase.ts';
import stopWords from './stop-words.json';

/** Words that are no search term alone, in lower case, in singular and plural. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `${stopWords.english} ${stopWords.ofApplications}`
    .split(' ')
    .flatMap((word) => [word, word.replace(/(?<=...)s$/, ''), word.replace(/y$/, 'ies')]),
);

const HEADINGS: ReadonlySet<string> = new Set(stopWords.headings.split(' '));

interface Entry {
  readonly text: string;
  readonly postings: number;
  /** Whether the word always names a skill, a subject or a title. Any other word names one only in a list. */
  readonly isName: boolean;
}

export type Vocabulary = ReadonlyMap<string, Entry>;

/** A word in a larger share of the postings does not distinguish them. */
const COMMON_SHARE = 0.2;
/** A single posting has many phrases by chance, except in its title. */
const PHRASE_POSTINGS = 2;
/** `SQL`, `JavaScript`, `C++`: postings write names so, and other words not. */
const NAME = /\p{Lu}.*\p{Lu}|[\d+#]/u;
/** Longer parts of a line are prose. */
const NAME_WORDS = 3;

const isTelling = ({ raw, form }: Word) =>
  !STOP_WORDS.has(form.toLowerCase()) &&
  !STOP_WORDS.has(raw.toLowerCase()) &&
  /\p{L}/u.test(raw) &&
  (raw.length > 2 || /[+#]/.test(raw));

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

/** Prefers the spelling in small letters: a word that is ever written so is no name. */
const keepShown = (found: Map<string, string>, phrase: string, raw: string) => {
  const before = found.get(phrase);
  if (before === undefined || raw === raw.toLowerCase()) found.set(phrase, raw);
};

export const vocabularyOf = (jobs: readonly Job[]): Vocabulary => {
  const words = new Map<string, Entry>();
  const titles = new Set(jobs.flatMap(({ title }) => [...phrasesOf(title).keys()]));
  for (const job of jobs) {
    for (const [phrase, raw] of phrasesOf(postingText(job))) {
      const before = words.get(phrase) ?? { text: raw, postings: 0 };
      const text = raw === raw.toLowerCase() ? raw : before.text;
      words.set(phrase, {
        text,
        postings: before.postings + 1,
        isName: phrase.includes(' ') || NAME.test(text),
      });
    }
  }
  const limit = Math.max(1, jobs.length * COMMON_SHARE);
  for (const [phrase, { postings }] of words) {
    const isChance = phrase.includes(' ') && postings < PHRASE_POSTINGS && !titles.has(phrase);
    if (postings > limit || isChance) words.delete(phrase);
  }
  for (const { location, company } of jobs) {
    for (const name of [...location.area, location.display_name, company.display_name])
      words.delete(phraseIn(name).trim());
  }
  for (const { text, category } of CATALOGUE) {
    const phrase = phraseIn(text).trim();
    // A category such as Business is an everyday word too, a field such as Robotics is not.
    const isName = text !== category || phrase.includes(' ');
    if (text.length > 2) words.set(phrase, { text, postings: 1, ...words.get(phrase), isName });
  }
  return words;
};

const countOf = (text: string, phrase: string) => {
  let count = 0;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length - 1)) count += 1;
  return count;
};

/** Returns the parts of lines that are lists of short parts, such as "Skills: spreadsheets, GIS". */
const listedIn = (text: string): ReadonlySet<string> => {
  const lines = text.split('\n').map((line) => partsOf(line));
  const lists = lines.filter((parts) => parts.every(({ length }) => length <= NAME_WORDS));
  return new Set(lists.flat().map((part) => part.map(({ form }) => form).join(' ')));
};

/** Returns the terms of a text: those that it repeats come first, and of equal ones the rarer in postings. */
export const termsIn = (text: string, vocabulary: Vocabulary): readonly string[] => {
  const own = comparable(text);
  const listed = listedIn(text);
  const candidates = new Map(phrasesOf(text));
  for (const { text: name } of CATALOGUE) {
    const phrase = phraseIn(name).trim();
    if (!candidates.has(phrase)) candidates.set(phrase, name);
  }
  const found = [...candidates].flatMap(([phrase, raw]) => {
    const entry = vocabulary.get(phrase);
    const count = entry ? countOf(own, ` ${phrase} `) : 0;
    if (!entry || count === 0 || !(entry.isName || listed.has(phrase)) || HEADINGS.has(phrase)) return [];
    // Capitals are those of the posting; singular or plural is that of the CV.
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
