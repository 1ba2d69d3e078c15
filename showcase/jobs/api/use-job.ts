import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { keptOf, useMarks } from '../marks/marks.ts';
import { useJobs } from '../state/jobs-context.ts';
import type { Job } from './job.ts';
import { jobQuery, loadedLists } from './jobs-query.ts';
import type { JobSource } from './search-jobs.ts';
import { useJobList } from './use-job-list.ts';

export type JobView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'found'; readonly job: Job; readonly source: JobSource };

/**
 * Finds a posting by its id: in the current list, in a list that was loaded before, for example after a change of
 * interests, at the server, for example for a link from another person, or among the saved ones, which the search may
 * no longer list.
 */
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
