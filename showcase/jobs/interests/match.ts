import type { Job } from '../api/job.ts';
import type { Interest } from './interest.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text of two letters, such as `IT` or `HR`, is often a common word, so it counts in the label only. */
const isDistinctive = (text: string) => text.length > 2;

const stem = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

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
 * Returns the interests that a posting matches, the strongest first. An interest matches by the category label, or if
 * all its words are in the text.
 */
export const matchedInterests = (job: Job, interests: readonly Interest[]): readonly Interest[] => {
  if (interests.length === 0) return interests;
  const label = job.category.label.toLowerCase();
  const words = new Set(wordsOf(`${job.title} ${job.description.replace(/<[^>]*>/g, ' ')}`).map(stem));
  return interests.filter(
    ({ text }) =>
      label === text.toLowerCase() ||
      (isDistinctive(text) && wordsOf(text).every((word) => words.has(stem(word)))),
  );
};
