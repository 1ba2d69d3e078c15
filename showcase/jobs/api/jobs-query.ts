import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { inTime } from '../../shared/lib/in-time.ts';
import { readJobsCache, writeJobsCache } from '../cache/jobs-cache.ts';
import { CACHE_LIFETIME_MS, LOGGED } from '../constants.ts';
import { type JobList, type Search, searchJobs } from './search-jobs.ts';

export const JOBS_QUERY = 'jobs';

const loggedSearch = async (search: Search, signal: AbortSignal): Promise<JobList> => {
  try {
    return await inTime(signal, (limited) => searchJobs(search, limited));
  } catch (error) {
    if (!signal.aborted)
      console.error(search.interests.length === 0 ? LOGGED.general : LOGGED.personal, error);
    throw error;
  }
};

/** A list that a measurement has made longer is neither read from the cache nor written to it. */
const isCached = ({ interests, headers }: Search) =>
  interests.length === 0 && !('x-sandbox-scale' in headers);

/**
 * Call 6. The general list is cached in the browser for 24 hours, the personal one for the lifetime of the page
 * (specification §7).
 */
export const jobsQuery = (search: Search) => {
  const cached = () => (isCached(search) ? readJobsCache() : null);
  return queryOptions({
    queryKey: [JOBS_QUERY, search],
    queryFn: async ({ signal }) => {
      const list = await loggedSearch(search, signal);
      if (isCached(search)) writeJobsCache(list);
      return list;
    },
    staleTime: CACHE_LIFETIME_MS,
    initialData: () => cached()?.list,
    initialDataUpdatedAt: () => cached()?.savedAt,
    placeholderData: keepPreviousData,
  });
};
