import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';

type Topic = Tables['day_counts']['topic'];

type Failure = Omit<Tables['platform_failures'], 'connector'>;

export type DayCounts = ReturnType<typeof createDayCounts>;

/** Interval of the writes. Calls do not wait for a write; a killed process loses the counts of one interval. */
const FLUSH_MS = 10_000;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 400;

/** Days since 1970, in UTC. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** @param failed called if the counts could not be written; they stay in memory */
export const createDayCounts = (
  { query, transaction }: Database,
  now: () => number,
  failed: (error: unknown) => void = () => {},
) => {
  let pending = new Map<string, number>();
  let failures = new Map<string, Failure>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const rowsOf = (counts: ReadonlyMap<string, number>) =>
    // Copies that write together lock the rows in the same order.
    [...counts].sort().map(([key, count]) => {
      const [topic, name, day, kind]: [Topic, string, number, string] = JSON.parse(key);
      return { topic, name, day, kind, count };
    });

  const write = async () => {
    const [counts, failuresNow] = [pending, failures];
    [pending, failures] = [new Map(), new Map()];
    if (counts.size === 0 && failuresNow.size === 0) return;
    try {
      await transaction(async (trx) => {
        if (counts.size > 0)
          await trx
            .insertInto('day_counts')
            .values(rowsOf(counts))
            .onConflict((conflict) =>
              conflict.columns(['topic', 'name', 'day', 'kind']).doUpdateSet(({ eb, ref }) => ({
                count: eb('day_counts.count', '+', ref('excluded.count')),
              })),
            )
            .execute();
        for (const [connector, failure] of [...failuresNow].sort())
          await trx
            .insertInto('platform_failures')
            .values({ connector, ...failure })
            .onConflict((conflict) => conflict.column('connector').doUpdateSet(failure))
            .execute();
      });
    } catch (error) {
      for (const [key, count] of counts) pending.set(key, (pending.get(key) ?? 0) + count);
      failures = new Map([...failuresNow, ...failures]);
      failed(error);
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  const flushLater = () => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  };

  return {
    count: (topic: Topic, name: string, kind: string): void => {
      const key = JSON.stringify([topic, name, dayOf(now()), kind]);
      pending.set(key, (pending.get(key) ?? 0) + 1);
      flushLater();
    },

    noteFailure: (connector: string, call: string, words: string): void => {
      failures.set(connector, { at: now(), call, words });
      flushLater();
    },

    /** Never throws. */
    flush,

    since: async (day: number, topic: Topic, names?: readonly string[]) => {
      if (names?.length === 0) return [];
      const rows = query
        .selectFrom('day_counts')
        .select(['day', 'name', 'kind', 'count'])
        .where('topic', '=', topic)
        .where('day', '>=', day)
        .orderBy('day')
        .orderBy('name')
        .orderBy('kind');
      return (names === undefined ? rows : rows.where('name', 'in', names)).execute();
    },

    failures: () => query.selectFrom('platform_failures').selectAll().orderBy('connector').execute(),

    purge: async (): Promise<void> => {
      await query
        .deleteFrom('day_counts')
        .where('day', '<', dayOf(now()) - KEPT_DAYS)
        .execute();
    },
  };
};
