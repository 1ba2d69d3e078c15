import type { Reason } from '../../shared/connect/reasons.ts';
import type { Job } from '../api/job.ts';
import { plainText } from '../api/plain-text.ts';
import type { Interest } from './interest.ts';

/** Remembers what `read` found in a posting, for as long as the posting is in memory. */
export const oncePerJob = <Value extends object>(read: (job: Job) => Value) => {
  const known = new WeakMap<Job, Value>();
  return (job: Job): Value => {
    const value = known.get(job) ?? read(job);
    known.set(job, value);
    return value;
  };
};

/** A word of a text, with the form for comparisons. */
export interface Word {
  /** The word as written in the text. */
  readonly raw: string;
  readonly form: string;
}

/** `C++`, `C#` and `R&D` are words. */
const WORD = /[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*[+#]*/gu;
/** Two words with one of these between them are no phrase. */
const BREAK = /[.!?:;,()[\]{}<>|/\\•·"“”\n\r\t]+/u;

/**
 * Lower case without a plural's s. A word of two letters keeps its case, so that the skill `IT` is not the word "it".
 */
const formOf = (raw: string) => {
  if (raw.length <= 2) return raw;
  const word = raw.toLowerCase();
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

/** The words of a text, one list for each part between breaks. */
export const partsOf = (text: string): readonly (readonly Word[])[] =>
  text
    .split(BREAK)
    .map((part) => (part.match(WORD) ?? []).map((raw) => ({ raw, form: formOf(raw) })))
    .filter(({ length }) => length > 0);

/** A phrase with spaces around it, for a search in `comparable` text; empty if the text has no word. */
export const phraseIn = (text: string): string => {
  const words = partsOf(text).flat();
  return words.length === 0 ? '' : ` ${words.map(({ form }) => form).join(' ')} `;
};

/** A text in which `phraseIn` finds phrases of whole words. */
export const comparable = (text: string): string =>
  partsOf(text)
    .map((part) => ` ${part.map(({ form }) => form).join(' ')} `)
    .join('|');

/** The texts of a posting: title, category and description. */
export const postingText = ({ title, category, description }: Job): string => {
  const shown = description.replace(/<(?:p|br|li|h\d|div|tr)\b/gi, '\n<');
  const lines = shown.split('\n').map(plainText);
  return [title, category.label, ...category.topics, ...lines].join('\n');
};

/** Remembers the words of a posting. An object, because a text cannot be. */
const comparablePosting = oncePerJob((job) => ({ text: comparable(postingText(job)) }));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text of two letters, such as `IT` or `HR`, is often a common word, so it counts as a category only. */
const isDistinctive = (text: string) => text.length > 2;

const stem = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** The words of a posting's title in lower case, without a plural's s. */
export const titleWords = oncePerJob(({ title }): ReadonlySet<string> => new Set(wordsOf(title).map(stem)));

/** The words of title and description, like those of the title. */
const allWords = oncePerJob(
  (job): ReadonlySet<string> =>
    new Set([...titleWords(job), ...wordsOf(job.description.replace(/<[^>]*>/g, ' ')).map(stem)]),
);

/** Sorts postings by the strongest interest that each one matches. Postings with the same one keep their order. */
export const byInterest = (jobs: readonly Job[], interests: readonly Interest[]): readonly Job[] => {
  if (interests.length === 0) return jobs;
  const placeOf = (job: Job) => {
    const [strongest] = matchedInterests(job, interests);
    return strongest ? interests.indexOf(strongest) : interests.length;
  };
  return jobs
    .map((job) => ({ job, place: placeOf(job) }))
    .sort((a, b) => a.place - b.place)
    .map(({ job }) => job);
};

/**
 * Returns the interests that a posting matches, the strongest first. A category matches the posting's own, or its
 * title. A more specific field matches if all its words are in the title; in a posting of its category the description
 * counts too. The description alone is not enough: "No culinary school needed" does not make a posting culinary. The
 * person's own terms match where the posting has the same words.
 */
export const matchedInterests = (job: Job, interests: readonly Interest[]): readonly Interest[] => {
  if (interests.length === 0) return interests;
  const topics = new Set<string>(job.category.topics);
  return interests.filter(({ text, category, own }) => {
    if (own) return comparablePosting(job).text.includes(own.phrase);
    if (topics.has(text)) return true;
    const words = text !== category && topics.has(category) ? allWords(job) : titleWords(job);
    return isDistinctive(text) && wordsOf(text).every((word) => words.has(stem(word)));
  });
};

/** The reason for a posting's position. */
export interface Fit {
  readonly interest: Interest;
  /** `null` if the person did not approve reasons, or an earlier posting shows this reason. */
  readonly reason: Reason | null;
}

/**
 * Returns the fits that a list shows, by id of the posting: each interest and each reason once, at the first posting to
 * which it applies.
 */
export const distinctFits = (
  jobs: readonly Job[],
  interests: readonly Interest[],
): ReadonlyMap<string, Fit> => {
  const fits = new Map<string, Fit>();
  const left = new Set(interests);
  const said = new Set<string>();
  for (const job of jobs) {
    if (left.size === 0) break;
    const interest = matchedInterests(job, interests).find((each) => left.has(each));
    if (!interest) continue;
    left.delete(interest);
    const reason = interest.reasons.find(({ text }) => !said.has(text)) ?? null;
    if (reason) said.add(reason.text);
    fits.set(job.id, { interest, reason });
  }
  return fits;
};
