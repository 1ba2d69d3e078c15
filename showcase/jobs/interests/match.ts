import type { Reason } from '../../shared/connect/reasons.ts';
import type { Job } from '../api/job.ts';
import type { Interest } from './interest.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text of two letters, such as `IT` or `HR`, is often a common word, so it counts in the label only. */
const isDistinctive = (text: string) => text.length > 2;

const stem = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

const hasAll = (words: ReadonlySet<string>, text: string) =>
  isDistinctive(text) && wordsOf(text).every((word) => words.has(stem(word)));

const isLabel = (job: Job, text: string) => job.category.label.toLowerCase() === text.toLowerCase();

/**
 * Returns the interests that a posting is about, the strongest first: one is its category, or in its title. A word in
 * the text is no claim: "statistics" stands in many postings about something else.
 */
export const fittingInterests = (job: Job, interests: readonly Interest[]): readonly Interest[] => {
  const title = new Set(wordsOf(job.title).map(stem));
  return interests.filter(({ text }) => isLabel(job, text) || hasAll(title, text));
};

/**
 * Returns the interests that a posting mentions, the strongest first. An interest counts by the category label, or if
 * all its words are in the text.
 */
export const matchedInterests = (job: Job, interests: readonly Interest[]): readonly Interest[] => {
  if (interests.length === 0) return interests;
  const words = new Set(wordsOf(`${job.title} ${job.description.replace(/<[^>]*>/g, ' ')}`).map(stem));
  return interests.filter(({ text }) => isLabel(job, text) || hasAll(words, text));
};

/**
 * Sorts postings by the strongest interest that each one is about; then come those that only mention one. Postings with
 * the same one keep their order.
 */
export const byInterest = (jobs: readonly Job[], interests: readonly Interest[]): readonly Job[] => {
  if (interests.length === 0) return jobs;
  const placeOf = (job: Job) => {
    const [about] = fittingInterests(job, interests);
    if (about) return interests.indexOf(about);
    const [mentioned] = matchedInterests(job, interests);
    return interests.length + (mentioned ? interests.indexOf(mentioned) : interests.length);
  };
  return jobs
    .map((job) => ({ job, place: placeOf(job) }))
    .sort((a, b) => a.place - b.place)
    .map(({ job }) => job);
};

/** Why a posting is where it is. */
export interface Fit {
  readonly interest: Interest;
  /** `null` if the person did not approve reasons, or an earlier posting has said it. */
  readonly reason: Reason | null;
}

/**
 * Returns the fits that a list says, by id of the posting: each interest and each reason once, at the first posting
 * that it is true of.
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
    const interest = fittingInterests(job, interests).find((each) => left.has(each));
    if (!interest) continue;
    left.delete(interest);
    const reason = interest.reasons.find(({ text }) => !said.has(text)) ?? null;
    if (reason) said.add(reason.text);
    fits.set(job.id, { interest, reason });
  }
  return fits;
};
