import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import type { Job } from './job.ts';
import { JOBS_QUERY } from './jobs-query.ts';
import type { JobList, JobSource } from './search-jobs.ts';
import { useJobList } from './use-job-list.ts';

export type JobView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'found'; readonly job: Job; readonly source: JobSource };

/**
 * Finds a posting by its id: in the current list, or in a list that was loaded before, for example after a change of
 * interests.
 */
export const useJob = (id: string): JobView => {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const view = useJobList();
  // In the browser the saved list is already loaded, but the prerendered HTML has no list.
  if (!isHydrated) return { status: 'loading' };
  const loaded = client.getQueriesData<JobList>({ queryKey: [JOBS_QUERY] }).flatMap(([, list]) => list ?? []);
  const lists = view.status === 'ready' ? [view.list, ...loaded] : loaded;
  for (const { jobs, source } of lists) {
    const job = jobs.find((each) => each.id === id);
    if (job) return { status: 'found', job, source };
  }
  return view.status === 'ready' ? { status: view.isRefreshing ? 'loading' : 'missing' } : view;
};
