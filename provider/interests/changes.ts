import { LRUCache } from 'lru-cache';

/** Longer than any call takes between reading a person's signals and storing its result. */
const KEPT_MS = 60_000;
const KEPT_PEOPLE = 10_000;

/**
 * Records whose signals changed since a call read them. One counter serves all people, so a call can read it before the
 * person is known. If a call began before the oldest recorded change, its result counts as outdated.
 */
export const createChanges = () => {
  let count = 0;
  let newestDropped = 0;
  const lastOf = new LRUCache<string, number>({
    max: KEPT_PEOPLE,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    perf: Date,
    dispose: (change, _, reason) => {
      if (reason !== 'set') newestDropped = Math.max(newestDropped, change);
    },
  });
  return {
    /** Number of changes so far. */
    count: (): number => count,
    note: (personId: string): void => {
      count += 1;
      lastOf.set(personId, count);
    },
    /** @param since number of changes before the signals were read */
    isUnchanged: (personId: string, since: number): boolean =>
      since >= (lastOf.get(personId) ?? newestDropped),
  };
};
