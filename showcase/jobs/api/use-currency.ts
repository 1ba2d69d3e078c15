import { useQueryClient } from '@tanstack/react-query';
import { loadedLists } from './jobs-query.ts';
import type { JobListView } from './use-job-list.ts';

/** ISO 4217 code of the shown postings; if none is shown, of any loaded list; else USD. */
export const useCurrency = (view: JobListView): string => {
  const loaded = loadedLists(useQueryClient());
  const lists = view.status === 'ready' ? [view.list, ...loaded] : loaded;
  return lists.flatMap(({ jobs }) => jobs)[0]?.salary_currency ?? 'USD';
};
