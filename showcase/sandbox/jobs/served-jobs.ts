import type { Environment } from '../environment.ts';
import { BoundedMap, POSTING_LIFETIME_MS, POSTINGS_REMEMBERED } from '../limits.ts';
import { asAdzunaJob, sampleJobs } from './sample-jobs.ts';

export interface FoundPosting {
  readonly posting: object;
  readonly source: 'adzuna' | 'sample';
}

/** Live postings that this server has answered, so that a link to one works in another browser. */
export const createServedJobs = ({ now }: Environment) => {
  const served = new BoundedMap<string, { readonly posting: object; readonly until: number }>(
    POSTINGS_REMEMBERED,
  );
  return {
    remember: (postings: readonly { readonly id: string | number }[]) => {
      const until = now() + POSTING_LIFETIME_MS;
      for (const posting of postings) served.set(`${posting.id}`, { posting, until });
    },
    /** Within a day; else a sample. */
    find: (id: string, origin: string): FoundPosting | undefined => {
      const live = served.get(id);
      if (live !== undefined && now() < live.until) return { posting: live.posting, source: 'adzuna' };
      const sample = sampleJobs().find((job) => job.id === id);
      return sample && { posting: asAdzunaJob(sample, { origin, now: now() }), source: 'sample' };
    },
  };
};

export type ServedJobs = ReturnType<typeof createServedJobs>;
