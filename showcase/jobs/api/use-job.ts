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

/** A posting by its id: from the list on the screen, else from one loaded before it, as after a change of interests. */
export const useJob = (id: string): JobView => {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const view = useJobList();
  // The saved list is loaded by now, and the HTML has none.
  if (!isHydrated) return { status: 'loading' };
  const loaded = client.getQueriesData<JobList>({ queryKey: [JOBS_QUERY] }).flatMap(([, list]) => list ?? []);
  const lists = view.status === 'ready' ? [view.list, ...loaded] : loaded;
  for (const { jobs, source } of lists) {
    const job = jobs.find((each) => each.id === id);
    if (job) return { status: 'found', job, source };
  }
  return view.status === 'ready' ? { status: view.isRefreshing ? 'loading' : 'missing' } : view;
};
