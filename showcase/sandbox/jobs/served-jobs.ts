import { BoundedMap } from '../http/bounded-map.ts';
import { POSTING_LIFETIME_MS, POSTINGS_REMEMBERED } from '../limits.ts';

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
      const known = served.get(id);
      return known !== undefined && now() < known.until ? known.posting : undefined;
    },
  };
};

export type ServedJobs = ReturnType<typeof createServedJobs>;
