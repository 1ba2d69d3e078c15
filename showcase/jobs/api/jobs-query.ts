import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { inTime } from '../../shared/lib/request.ts';
import { readJobsCache, writeJobsCache } from '../cache/jobs-cache.ts';
import { CACHE_LIFETIME_MS, LOGGED } from '../constants.ts';
import { isUnfiltered, NO_FILTERS } from '../search/filters.ts';
import { findJob, type JobList, type Search, searchJobs } from './search-jobs.ts';

export const JOBS_QUERY = 'jobs';
const JOB_QUERY = 'job';

const loggedSearch = async (search: Search, signal: AbortSignal): Promise<JobList> => {
  try {
    return await inTime(signal, (limited) => searchJobs(search, limited));
  } catch (error) {
    if (!signal.aborted)
      console.error(search.interests.length === 0 ? LOGGED.general : LOGGED.personal, error);
    throw error;
  }
};

/** Whether the list is cached: the first page without filters, unless a measurement has made it longer. */
const isCached = ({ interests, headers, filters = NO_FILTERS, page = 1 }: Search) =>
  interests.length === 0 && page === 1 && isUnfiltered(filters) && !('x-sandbox-scale' in headers);

/**
 * Call 6. The general list, without filters, is cached in the browser for 24 hours, every other list for the lifetime
 * of the page (specification §7).
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

/** Every list that this page has loaded. */
export const loadedLists = (client: QueryClient): readonly JobList[] =>
  client.getQueriesData<JobList>({ queryKey: [JOBS_QUERY] }).flatMap(([, list]) => list ?? []);

/** One posting that is in no loaded list. It is requested once in the lifetime of the page. */
export const jobQuery = (id: string, headers: Search['headers']) =>
  queryOptions({
    queryKey: [JOB_QUERY, id],
    queryFn: async ({ signal }) => {
      try {
        return await inTime(signal, (limited) => findJob(id, { headers }, limited));
      } catch (error) {
        if (!signal.aborted) console.error(LOGGED.general, error);
        throw error;
      }
    },
    staleTime: CACHE_LIFETIME_MS,
  });
