import type { Environment } from '../environment.ts';
import { asAdzunaJob, sampleJobs } from './sample-jobs.ts';
import type { ServedJobs } from './served-jobs.ts';

/** A posting in Adzuna's shape, and where it comes from. */
export interface FoundPosting {
  readonly posting: object;
  readonly source: 'adzuna' | 'sample';
}

/** Returns a live posting that was served within a day, else a sample; `undefined` for any other id. */
export type FindPosting = (id: string, origin: string) => FoundPosting | undefined;

export const createFindPosting =
  (served: ServedJobs, { now }: Environment): FindPosting =>
  (id, origin) => {
    const live = served.find(id);
    if (live !== undefined) return { posting: live, source: 'adzuna' };
    const sample = sampleJobs().find((job) => job.id === id);
    return sample && { posting: asAdzunaJob(sample, { origin, now: now() }), source: 'sample' };
  };
