import { useQueryClient } from '@tanstack/react-query';
import { loadedLists } from './jobs-query.ts';
import type { JobListView } from './use-job-list.ts';

export interface Market {
  readonly currency: string;
  /** Whether the postings are Adzuna's, which have more fields than the samples. */
  readonly isLive: boolean;
}

/** The market of the shown postings; if none is shown, of any loaded list; else of samples in USD. */
export const useMarket = (view: JobListView): Market => {
  const loaded = loadedLists(useQueryClient());
  const lists = view.status === 'ready' ? [view.list, ...loaded] : loaded;
  const shown = lists.find(({ jobs }) => jobs.length > 0);
  return { currency: shown?.jobs[0]?.salary_currency ?? 'USD', isLive: shown?.source === 'adzuna' };
};
