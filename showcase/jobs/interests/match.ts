import type { Reason } from '../../shared/connect/reasons.ts';
import type { Job } from '../api/job.ts';
import type { Interest } from './interest.ts';
import { comparablePosting, oncePerJob } from './phrase.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text of two letters, such as `IT` or `HR`, is often a common word, so it is compared with categories only. */
const isDistinctive = (text: string) => text.length > 2;

const stem = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

export const titleWords = oncePerJob(({ title }): ReadonlySet<string> => new Set(wordsOf(title).map(stem)));

const allWords = oncePerJob(
  (job): ReadonlySet<string> =>
    new Set([...titleWords(job), ...wordsOf(job.description.replace(/<[^>]*>/g, ' ')).map(stem)]),
);

/** Sorts postings by the strongest interest that each one matches. Postings of the same interest keep their order. */
export const byInterest = (jobs: readonly Job[], interests: readonly Interest[]): readonly Job[] => {
  if (interests.length === 0) return jobs;
  const rankOf = (job: Job) => {
    const [strongest] = matchedInterests(job, interests);
    return strongest ? interests.indexOf(strongest) : interests.length;
  };
  return jobs
    .map((job) => ({ job, rank: rankOf(job) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ job }) => job);
};

/** The description is read only in a posting of the category: "No culinary school needed" is no culinary posting. */
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

export interface Fit {
  readonly interest: Interest;
  /** `null` if the person did not approve reasons, or an earlier posting shows this reason. */
  readonly reason: Reason | null;
}

/** Each interest and each reason appears once, at the first posting that it applies to. */
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
