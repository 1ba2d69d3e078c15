import type { Job } from '../api/job.ts';
import words from '../interests/common-words.json';
import { titleWords } from '../interests/match.ts';
import { oncePerJob } from '../interests/phrase.ts';

/** Words of nearly every title, which do not make postings similar. */
const COMMON = new Set(words.ofTitles.split(' '));
/** A posting with this likeness to hidden ones moves behind the others. */
const ALIKE = 2;

const tellingWords = oncePerJob((job) => [...titleWords(job)].filter((word) => !COMMON.has(word)));

/** Sums up the likeness to each hidden posting, so that two hidden postings of a category move the category. */
const likeness = (job: Job, hidden: readonly Job[]) => {
  const words = new Set(tellingWords(job));
  return hidden.reduce((sum, other) => {
    const { display_name } = job.company;
    const isSameCompany = display_name !== '' && display_name === other.company.display_name;
    const isSameField = job.category.label !== '' && job.category.label === other.category.label;
    const hasSameWord = tellingWords(other).some((word) => words.has(word));
    return sum + (isSameCompany ? 2 : 0) + (isSameField ? 1 : 0) + (isSameField && hasSameWord ? 1 : 0);
  }, 0);
};

export const withoutThose = (jobs: readonly Job[], hidden: readonly Job[]): readonly Job[] => {
  if (hidden.length === 0) return jobs;
  const ids = new Set(hidden.map(({ id }) => id));
  return jobs.filter(({ id }) => !ids.has(id));
};

export const withAlikeLast = (jobs: readonly Job[], hidden: readonly Job[]): readonly Job[] => {
  if (hidden.length === 0) return jobs;
  const isAlike = new Map(jobs.map((job) => [job, likeness(job, hidden) >= ALIKE]));
  return [...jobs.filter((job) => !isAlike.get(job)), ...jobs.filter((job) => isAlike.get(job))];
};

export const SIMILAR = 3;

const placeOf = ({ location }: Job) => location.area.at(-1) ?? location.display_name;

const nearness = (job: Job, other: Job) => {
  const isSameField = job.category.tag !== '' && job.category.tag === other.category.tag;
  const isSamePlace = placeOf(job) !== '' && placeOf(job) === placeOf(other);
  const alike = 4 * likeness(other, [job]) + (isSameField ? 2 : 0);
  return alike === 0 ? 0 : alike + (isSamePlace ? 1 : 0);
};

/** Returns up to three similar postings, without the known ones. */
export const similarTo = (job: Job, jobs: readonly Job[], known: readonly Job[]): readonly Job[] => {
  const byId = new Map(jobs.map((other) => [other.id, other]));
  byId.delete(job.id);
  return withoutThose([...byId.values()], known)
    .map((other) => ({ other, nearness: nearness(job, other) }))
    .filter((each) => each.nearness > 0)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, SIMILAR)
    .map(({ other }) => other);
};
