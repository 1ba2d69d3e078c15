import { readJson, readText, removeStored, writeJson, writeText } from '../../shared/lib/json-storage.ts';
import { parseJobs } from '../api/job.ts';
import { type JobList, sourceOf } from '../api/search-jobs.ts';

// The first two names are those of specification §7.
const JOBS_KEY = 'cachedJobs';
const TIMESTAMP_KEY = 'cachedTimestamp';
const SOURCE_KEY = 'data-connect:jobs:source';
const COUNT_KEY = 'data-connect:jobs:count';

export interface CachedJobs {
  readonly list: JobList;
  /** Milliseconds since 1970; 0 if unknown. A list of unknown age counts as old but is still usable. */
  readonly savedAt: number;
}

const readTimestamp = (now: number) => {
  const savedAt = Number(readText(TIMESTAMP_KEY));
  return Number.isFinite(savedAt) && savedAt > 0 && savedAt <= now ? savedAt : 0;
};

const dropCache = () => {
  for (const key of [JOBS_KEY, TIMESTAMP_KEY, SOURCE_KEY, COUNT_KEY]) removeStored(key);
};

/** Returns the saved general list of any age. A corrupt or empty list is removed. */
export const readJobsCache = (now = Date.now()): CachedJobs | null => {
  // The saved texts are decoded already; decoding them again would change them.
  const jobs = parseJobs(readJson(JOBS_KEY), (text) => text);
  if (jobs !== null && jobs.length > 0) {
    const count = Math.max(jobs.length, Number(readText(COUNT_KEY)) || 0);
    return { list: { jobs, source: sourceOf(readText(SOURCE_KEY)), count }, savedAt: readTimestamp(now) };
  }
  if (readText(JOBS_KEY) !== null) dropCache();
  return null;
};

/** Saves a general list. It is fresh for 24 hours. An empty list does not replace an older one. */
export const writeJobsCache = ({ jobs, source, count }: JobList, now = Date.now()) => {
  if (jobs.length === 0) return;
  writeJson(JOBS_KEY, jobs);
  writeText(TIMESTAMP_KEY, String(now));
  writeText(SOURCE_KEY, source);
  writeText(COUNT_KEY, String(count));
};
