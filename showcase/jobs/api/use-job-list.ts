import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { readJobsCache } from '../cache/jobs-cache.ts';
import { useJobs } from '../state/jobs-context.ts';
import { jobsQuery } from './jobs-query.ts';
import type { JobList } from './search-jobs.ts';

/** The states of the list. */
export type JobListView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly list: JobList;
      readonly isRefreshing: boolean;
      /**
       * Set if the search failed and this list is an older one: the time at which it was saved, 0 if unknown. `null`
       * otherwise.
       */
      readonly savedAt: number | null;
      readonly retry: () => void;
    };

/** The featured list, or the personal list if the person's interests are known. */
export const useJobList = (): JobListView => {
  const { inference, headers } = useJobs();
  const interests = useMemo(() => inference?.interests.map(({ text }) => text) ?? [], [inference]);
  // The server renders no list, because the saved list exists only in the browser.
  const isHydrated = useHydrated();
  const query = useQuery({ ...jobsQuery({ interests, headers }), enabled: isHydrated });
  const retry = () => void query.refetch();
  // The deferred value lets React render a new list in slices; an update of the store renders in one task. Placeholder
  // and error data are not deferred: otherwise the visible list would be replaced by another state for a moment.
  const arrived = useDeferredValue(query.data);
  const list = query.isPlaceholderData || query.isError ? query.data : arrived;

  if (!isHydrated) return { status: 'loading' };
  if (list) {
    const savedAt = query.isError ? query.dataUpdatedAt : null;
    return { status: 'ready', list, isRefreshing: query.isFetching, savedAt, retry };
  }
  if (!query.isError) return { status: 'loading' };
  const cached = readJobsCache();
  return cached
    ? { status: 'ready', list: cached.list, isRefreshing: false, savedAt: cached.savedAt, retry }
    : { status: 'failed', retry };
};
