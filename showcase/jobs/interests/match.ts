import type { Job } from '../api/job.ts';
import type { Interest } from './interest.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Two letters, `IT` or `HR`, are too often a word of their own to count outside of the label. */
const isDistinctive = (text: string) => text.length > 2;

const stem = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** The postings that meet a stronger interest first, otherwise in their own order. */
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

/** Which of the person's interests a posting meets, the strongest first: by its category label, or by all the interest's words in its text. */
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
