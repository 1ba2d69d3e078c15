import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { readJobsCache } from '../cache/jobs-cache.ts';
import { useJobs } from '../state/jobs-context.ts';
import { jobsQuery } from './jobs-query.ts';
import type { JobList } from './search-jobs.ts';

/** What there is to show of the list. */
export type JobListView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly list: JobList;
      readonly isRefreshing: boolean;
      /** Set when the search failed and this list is an older one: when it was saved, 0 when unknown. */
      readonly savedAt: number | null;
      readonly retry: () => void;
    };

/** The featured list, or the one around the person's interests once they are known. */
export const useJobList = (): JobListView => {
  const { inference, headers } = useJobs();
  const interests = useMemo(() => inference?.interests.map(({ text }) => text) ?? [], [inference]);
  // The server renders no list: neither the saved one nor one of its own.
  const isHydrated = useHydrated();
  const query = useQuery({ ...jobsQuery({ interests, headers }), enabled: isHydrated });
  const retry = () => void query.refetch();
  // What arrives is drawn in slices: a store's news are rendered in one task. What stands in for it is the query's own,
  // or a list that is shown would give way to another state for a moment.
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
