import { LRUCache } from 'lru-cache';

/** Longer than any call needs from reading a person's signals to keeping what it made of them. */
const KEPT_MS = 60_000;
const KEPT_PEOPLE = 10_000;

/**
 * Knows whose signals changed since a call read them. Changes are counted over all people, so the first number is read
 * without a person. A call that began before a change that is kept no more counts as outdated.
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
