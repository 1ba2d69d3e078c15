import { readJson, readText, removeStored, writeJson, writeText } from '../../shared/lib/json-storage.ts';
import { parseJobs } from '../api/job.ts';
import { type JobList, sourceOf } from '../api/search-jobs.ts';

// The first two names are the specification's (§7).
const JOBS_KEY = 'cachedJobs';
const TIMESTAMP_KEY = 'cachedTimestamp';
const SOURCE_KEY = 'data-connect:jobs:source';

export interface CachedJobs {
  readonly list: JobList;
  /** Milliseconds since 1970; 0 when unknown, which makes the list old but not useless. */
  readonly savedAt: number;
}

const readTimestamp = (now: number) => {
  const savedAt = Number(readText(TIMESTAMP_KEY));
  return Number.isFinite(savedAt) && savedAt > 0 && savedAt <= now ? savedAt : 0;
};

const dropCache = () => {
  for (const key of [JOBS_KEY, TIMESTAMP_KEY, SOURCE_KEY]) removeStored(key);
};

/** The saved general list, however old; a corrupt or empty one is dropped. */
export const readJobsCache = (now = Date.now()): CachedJobs | null => {
  const jobs = parseJobs(readJson(JOBS_KEY));
  if (jobs !== null && jobs.length > 0) {
    return { list: { jobs, source: sourceOf(readText(SOURCE_KEY)) }, savedAt: readTimestamp(now) };
  }
  if (readText(JOBS_KEY) !== null) dropCache();
  return null;
};

/** Saves a general list for 24 hours of visits. An empty one is not worth keeping over an older one. */
export const writeJobsCache = ({ jobs, source }: JobList, now = Date.now()) => {
  if (jobs.length === 0) return;
  writeJson(JOBS_KEY, jobs);
  writeText(TIMESTAMP_KEY, String(now));
  writeText(SOURCE_KEY, source);
};
