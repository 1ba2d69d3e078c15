import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SIMILAR, similarTo } from '../marks/likeness.ts';
import { useMarks } from '../marks/marks-store.ts';
import { NO_FILTERS } from '../search/filters.ts';
import { useJobs } from '../state/jobs-context.ts';
import type { Job } from './job.ts';
import { jobsQuery, loadedLists } from './jobs-query.ts';
import type { FoundJob } from './search-jobs.ts';

export interface SimilarView {
  readonly jobs: readonly Job[];
  readonly isLoading: boolean;
}

/**
 * The postings that are similar to one, without those hidden or applied for, from the lists that are loaded. If these
 * have too few, as for a link from another person, the field of the posting is searched: one page, once for all postings
 * of the field, because the search allows few calls a day. A search that fails adds nothing.
 */
export const useSimilar = ({ job, source }: FoundJob): SimilarView => {
  const client = useQueryClient();
  const { headers } = useJobs();
  const { hidden, kept } = useMarks();
  const applied = kept.flatMap((each) => (each.appliedAt === null ? [] : each.job));
  // Samples in place of a failed live search must not appear beside a live posting.
  const lists = loadedLists(client).filter((list) => list.source === source);
  const jobs = similarTo(
    job,
    lists.flatMap((list) => list.jobs),
    [...hidden, ...applied],
  );
  const field = job.category.tag;
  const search = { interests: [], headers, filters: { ...NO_FILTERS, field } };
  const found = useQuery({
    ...jobsQuery(search),
    placeholderData: undefined,
    enabled: field !== '' && jobs.length < SIMILAR,
  });
  return { jobs, isLoading: found.isLoading };
};
