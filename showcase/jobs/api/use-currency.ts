import { useQueryClient } from '@tanstack/react-query';
import { loadedLists } from './jobs-query.ts';
import type { JobListView } from './use-job-list.ts';

/** The currency of the list, by its ISO 4217 code; that of an earlier one if it is empty, and dollars before the first. */
export const useCurrency = (view: JobListView): string => {
  const loaded = loadedLists(useQueryClient());
  const lists = view.status === 'ready' ? [view.list, ...loaded] : loaded;
  return lists.flatMap(({ jobs }) => jobs)[0]?.salary_currency ?? 'USD';
};
