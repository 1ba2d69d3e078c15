import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { readJson, readText, removeStored, writeJson, writeText } from '../../shared/lib/json-storage.ts';
import { inTime } from '../../shared/lib/request.ts';
import { CACHE_LIFETIME_MS, LOGGED } from '../constants.ts';
import { isUnfiltered, NO_FILTERS } from '../search/filters.ts';
import { parseJobs } from './job.ts';
import { findJob, type JobList, type Search, searchJobs, sourceOf } from './search-jobs.ts';

// The first two names are those of specification §7.
const JOBS_KEY = 'cachedJobs';
const TIMESTAMP_KEY = 'cachedTimestamp';
const SOURCE_KEY = 'data-connect:jobs:source';
const COUNT_KEY = 'data-connect:jobs:count';

/** Milliseconds since 1970; 0 if unknown. A list of unknown age counts as old but is still usable. */
const readTimestamp = (now: number) => {
  const savedAt = Number(readText(TIMESTAMP_KEY));
  return Number.isFinite(savedAt) && savedAt > 0 && savedAt <= now ? savedAt : 0;
};

const dropCache = () => {
  for (const key of [JOBS_KEY, TIMESTAMP_KEY, SOURCE_KEY, COUNT_KEY]) removeStored(key);
};

/** The saved list of any age. A corrupt or empty one is removed. */
export const readJobsCache = (now = Date.now()) => {
  // The saved texts are decoded already; decoding them again would change them.
  const jobs = parseJobs(readJson(JOBS_KEY), (text) => text);
  if (jobs !== null && jobs.length > 0) {
    const count = Math.max(jobs.length, Number(readText(COUNT_KEY)) || 0);
    const list: JobList = { jobs, source: sourceOf(readText(SOURCE_KEY)), count };
    return { list, savedAt: readTimestamp(now) };
  }
  if (readText(JOBS_KEY) !== null) dropCache();
  return null;
};

/** An empty list does not replace an older one. */
export const writeJobsCache = ({ jobs, source, count }: JobList, now = Date.now()) => {
  if (jobs.length === 0) return;
  writeJson(JOBS_KEY, jobs);
  writeText(TIMESTAMP_KEY, String(now));
  writeText(SOURCE_KEY, source);
  writeText(COUNT_KEY, String(count));
};

export const JOBS_QUERY = 'jobs';
const JOB_QUERY = 'job';

const logged = async <Answer>(
  text: string,
  signal: AbortSignal,
  ask: (limited: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await inTime(signal, ask);
  } catch (error) {
    if (!signal.aborted) console.error(text, error);
    throw error;
  }
};

const isCached = ({ interests, headers, filters = NO_FILTERS, page = 1 }: Search) =>
  interests.length === 0 && page === 1 && isUnfiltered(filters) && !('x-sandbox-scale' in headers);

/** The browser keeps the general list for 24 hours, this page keeps every other one (specification §7). */
export const jobsQuery = (search: Search) => {
  const cached = () => (isCached(search) ? readJobsCache() : null);
  return queryOptions({
    queryKey: [JOBS_QUERY, search],
    queryFn: async ({ signal }) => {
      const text = search.interests.length === 0 ? LOGGED.general : LOGGED.personal;
      const list = await logged(text, signal, (limited) => searchJobs(search, limited));
      if (isCached(search)) writeJobsCache(list);
      return list;
    },
    staleTime: CACHE_LIFETIME_MS,
    initialData: () => cached()?.list,
    initialDataUpdatedAt: () => cached()?.savedAt,
    placeholderData: keepPreviousData,
  });
};

export const loadedLists = (client: QueryClient): readonly JobList[] =>
  client.getQueriesData<JobList>({ queryKey: [JOBS_QUERY] }).flatMap(([, list]) => list ?? []);

export const jobQuery = (id: string, headers: Search['headers']) =>
  queryOptions({
    queryKey: [JOB_QUERY, id],
    queryFn: ({ signal }) => logged(LOGGED.general, signal, (limited) => findJob(id, { headers }, limited)),
    staleTime: CACHE_LIFETIME_MS,
  });
