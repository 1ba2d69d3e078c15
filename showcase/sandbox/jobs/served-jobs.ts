import type { Environment } from '../environment.ts';
import { BoundedMap, POSTING_LIFETIME_MS, POSTINGS_REMEMBERED } from '../limits.ts';
import { asAdzunaJob, sampleJobs } from './sample-jobs.ts';

/** Live postings that this server has answered, so that a link to one works in another browser. */
export const createServedJobs = (now: () => number) => {
  const served = new BoundedMap<string, { readonly posting: object; readonly until: number }>(
    POSTINGS_REMEMBERED,
  );
  return {
    remember: (postings: readonly object[]) => {
      const until = now() + POSTING_LIFETIME_MS;
      for (const posting of postings) {
        const id: unknown = Reflect.get(posting, 'id');
        if (typeof id === 'string' || typeof id === 'number') served.set(`${id}`, { posting, until });
      }
    },
    /** Returns the posting; `undefined` if it was not served within a day. */
    find: (id: string): object | undefined => {
      const entry = served.get(id);
      return entry !== undefined && now() < entry.until ? entry.posting : undefined;
    },
  };
};

export type ServedJobs = ReturnType<typeof createServedJobs>;

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
