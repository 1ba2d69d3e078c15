import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { NO_INTERESTS } from '../interests/interest.ts';
import { byInterest } from '../interests/match.ts';
import { shownInference } from '../interests/state.ts';
import { withAlikeLast, withoutThose } from '../marks/likeness.ts';
import { keptOf, useMarks } from '../marks/marks.ts';
import { isUnfiltered } from '../search/filters.ts';
import { useFilters } from '../search/use-filters.ts';
import { useJobs } from '../state/jobs-context.ts';
import { JOBS_QUERY, jobQuery, jobsQuery, loadedLists, readJobsCache } from './jobs-query.ts';
import { type FoundJob, type JobList, mergedLists } from './search-jobs.ts';

/** A list without the postings that the person hid. `count` leaves them out too. */
export interface ShownList extends JobList {
  readonly hidden: number;
}

type NoView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

export type JobListView =
  | NoView
  | {
      readonly status: 'ready';
      readonly list: ShownList;
      readonly isRefreshing: boolean;
      /** After a failed search, time at which the list was saved: ms since 1970, 0 if unknown. Otherwise `null`. */
      readonly savedAt: number | null;
      readonly retry: () => void;
      readonly more: 'idle' | 'loading' | 'failed';
    };

/** React Query keeps the result until a page changes. */
const joined = (pages: readonly UseQueryResult<JobList>[]) => {
  const isFailed = pages.some(({ isError }) => isError);
  const status = pages.some(({ isFetching }) => isFetching) ? 'loading' : isFailed ? 'failed' : 'idle';
  return { lists: pages.flatMap(({ data }) => data ?? []), status } as const;
};

export const useJobList = (): JobListView => {
  const { inference: known, list: choice, headers } = useJobs();
  const inference = shownInference({ inference: known, list: choice });
  const { filters, pages } = useFilters();
  const interests = inference?.interests ?? NO_INTERESTS;
  const search = useMemo(
    () => ({ interests: interests.map(({ text }) => text), headers, filters, page: 1 }),
    [interests, headers, filters],
  );
  // The server renders no list, because the saved list exists only in the browser.
  const isHydrated = useHydrated();
  const query = useQuery({ ...jobsQuery(search), enabled: isHydrated });
  const client = useQueryClient();
  const later = useQueries({
    combine: joined,
    queries: Array.from({ length: pages - 1 }, (_, index) => ({
      ...jobsQuery({ ...search, page: index + 2 }),
      placeholderData: undefined,
      enabled: isHydrated,
    })),
  });
  const retry = () =>
    void client.refetchQueries({
      queryKey: [JOBS_QUERY],
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  // The deferred value lets React render a new list in slices; an update of the store renders in one task. Placeholder
  // and error data are not deferred: otherwise the visible list would be replaced by another state for a moment.
  const arrived = useDeferredValue(query.data);
  const first = query.isPlaceholderData || query.isError ? query.data : arrived;
  const { hidden } = useMarks();
  const isByFit = filters.sort === 'fit';
  // A search for words has an order of its own: the postings with the words in the title come first.
  const isByInterest = isByFit && filters.q.trim() === '';
  // If the search failed without any list, the saved one takes its place.
  const isLost = isHydrated && query.isError && !query.data && isUnfiltered(filters);
  const saved = useMemo(() => (isLost ? readJobsCache() : null), [isLost]);
  const list = useMemo((): ShownList | undefined => {
    const loaded = first ? [first, ...later.lists] : [];
    const found = saved ? [saved.list] : loaded;
    // Each page is sorted by itself, so that a further page does not move earlier postings.
    const shownOf = ({ jobs, ...page }: JobList) => {
      const left = withoutThose(jobs, hidden);
      const ordered = isByInterest ? byInterest(left, interests) : left;
      return { ...page, jobs: isByFit ? withAlikeLast(ordered, hidden) : ordered };
    };
    const whole = mergedLists(found);
    const shown = mergedLists(found.map(shownOf));
    if (!whole || !shown) return undefined;
    const gone = whole.jobs.length - shown.jobs.length;
    return { ...shown, count: whole.count - gone, hidden: gone };
  }, [first, later, saved, interests, isByFit, isByInterest, hidden]);

  if (!isHydrated) return { status: 'loading' };
  if (list) {
    const savedAt = saved?.savedAt ?? (query.isError ? query.dataUpdatedAt : null);
    const more = saved ? 'idle' : later.status;
    // The list is the older one until the deferred value has followed.
    const isRefreshing = query.isFetching || first !== query.data;
    return { status: 'ready', list, isRefreshing, savedAt, retry, more };
  }
  return query.isError ? { status: 'failed', error: query.error, retry } : { status: 'loading' };
};

type JobView = NoView | { readonly status: 'missing' } | ({ readonly status: 'found' } & FoundJob);

/** The server may have lost a posting that the person saved. */
export const useJob = (id: string): JobView => {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const view = useJobList();
  const { headers } = useJobs();
  const marks = useMarks();
  const loaded = loadedLists(client);
  const lists = view.status === 'ready' ? [view.list, ...loaded] : loaded;
  const [known] = lists.flatMap(({ jobs, source }) => {
    const job = jobs.find((each) => each.id === id);
    return job ? [{ job, source }] : [];
  });
  const isListLoaded = view.status === 'failed' || (view.status === 'ready' && !view.isRefreshing);
  const own = useQuery({ ...jobQuery(id, headers), enabled: isHydrated && isListLoaded && !known });
  // In the browser the saved list is already loaded, but the prerendered HTML has no list.
  if (!isHydrated) return { status: 'loading' };
  const found = known ?? own.data ?? (own.isPending ? undefined : keptOf(marks, id));
  if (found) return { status: 'found', job: found.job, source: found.source };
  if (!isListLoaded || own.isPending) return { status: 'loading' };
  if (own.data === null) return { status: 'missing' };
  return { status: 'failed', error: own.error, retry: () => void own.refetch() };
};
