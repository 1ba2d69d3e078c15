import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Expression,
  expressionBuilder,
  type FilterObject,
  type Selection,
  type SqlBool,
  sql,
  type UpdateObject,
} from 'kysely';
import type { Database } from './database.ts';
import { isUnavailable } from './failures.ts';
import type { Tables } from './schema.ts';

/** Tables of work. Each has `due_at`, `tries` and `leased_until`. */
type WorkTable = 'mails' | 'readings' | 'revocations' | 'webhook_events';
type Column = { [Table in WorkTable]: keyof Tables[Table] }[WorkTable];
type Values = UpdateObject<Tables, WorkTable>;

/** The lease of one copy on a row. It is lost if the row has another end than `until`. */
export interface Lease<Key> {
  readonly key: Key;
  /** End of the lease, in milliseconds since 1970. */
  readonly until: number;
  readonly tries: number;
}

interface Options<KeyColumn, RowColumn> {
  readonly table: WorkTable;
  readonly key: readonly KeyColumn[];
  readonly columns: readonly RowColumn[];
  readonly waiting?: FilterObject<Tables, WorkTable>;
  readonly ready?: () => Expression<SqlBool>;
  /** Must be longer than one try can last. */
  readonly leaseMs: number;
  /** Delays in seconds before the second try, the third and so on. The last one repeats. */
  readonly backoffS: readonly [number, ...number[]];
}

/** Rows of work. One copy at a time leases a row; if it is killed, its lease ends and another takes the row. */
export const createLeasedRows = <KeyColumn extends Column, RowColumn extends Column>(
  { query }: Pick<Database, 'query'>,
  {
    table,
    key,
    columns,
    waiting = {},
    ready = () => sql<SqlBool>`1 = 1`,
    leaseMs,
    backoffS,
  }: Options<KeyColumn, RowColumn>,
  now: () => number,
) => {
  type Key = Selection<Tables, WorkTable, KeyColumn>;

  const change = async (lease: Lease<Key>, values: Values, on = query): Promise<boolean> => {
    const { numUpdatedRows } = await on
      .updateTable(table)
      .set(values)
      .where(({ and }) => and(lease.key))
      .where('leased_until', '=', lease.until)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };

  return {
    take: async () => {
      const due = await query
        .selectFrom(table)
        .select(key)
        .where(({ and }) => and(waiting))
        .where('due_at', '<=', now())
        .where(ready())
        .where('leased_until', '<=', now())
        .orderBy('due_at')
        .limit(10)
        .execute();
      for (const key of due) {
        const until = now() + leaseMs;
        const row = await query
          .updateTable(table)
          .set(({ eb }) => ({ tries: eb('tries', '+', 1), leased_until: until }))
          .where(({ and }) => and({ ...key, ...waiting }))
          .where('due_at', '<=', now())
          .where('leased_until', '<=', now())
          .where(ready())
          .returning(['tries', ...columns])
          .executeTakeFirst();
        if (row !== undefined) return { ...row, key, until };
      }
      return null;
    },

    /** Extends the lease. Writes nothing and returns `null` if it was lost. */
    renew: async (lease: Lease<Key>, values: Values & { readonly tries: number }, on = query) => {
      const until = now() + leaseMs;
      const isHeld = await change(lease, { ...values, leased_until: until }, on);
      return isHeld ? { ...lease, tries: values.tries, until } : null;
    },

    /** Writes nothing and returns `false` if the lease was lost. */
    finish: (lease: Lease<Key>, values: Values, on = query): Promise<boolean> =>
      change(lease, { ...values, leased_until: 0 }, on),

    /** Writes an irreversible outcome, even if the lease was lost. `null` deletes the row. */
    record: async ({ key }: Lease<Key>, values: Values | null): Promise<void> => {
      const own = expressionBuilder<Tables, WorkTable>().and(key);
      await (values === null
        ? query.deleteFrom(table).where(own)
        : query.updateTable(table).set(values).where(own)
      ).execute();
    },

    /** Returns the time of the next try after a failure, in milliseconds since 1970. */
    nextTry: ({ tries }: Lease<Key>): number =>
      now() + (backoffS[Math.min(tries, backoffS.length) - 1] ?? backoffS[0]) * 1000,

    /** Writes nothing if the lease was lost. */
    fail: (lease: Lease<Key>, due_at: number, values: Values = {}): Promise<boolean> =>
      change(lease, { ...values, due_at, leased_until: 0 }),

    /** Gives the row back without counting the try, because the copy is stopping. */
    release: (lease: Lease<Key>, values: Values = {}): Promise<boolean> =>
      change(lease, { ...values, tries: lease.tries - 1, leased_until: 0 }),
  };
};

const AGAIN_MS = 500;

/** Writes the result of an irreversible action until it is stored: without it, the action would be repeated. */
export const writeUntilStored = async (write: () => Promise<unknown>, signal: AbortSignal): Promise<void> => {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isUnavailable(error) || signal.aborted) throw error;
      await sleep(AGAIN_MS);
    }
  }
};
