import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';

const DAY_MS = 86_400_000;
/** Number of past days that a person sees. */
const SHOWN_DAYS = 30;

export interface AskedDay {
  readonly appId: string;
  /** Milliseconds since 1970: the day's beginning in UTC, and the day's last call. */
  readonly dayAt: number;
  readonly lastAt: number;
  /** Total number of items in the day's calls. */
  readonly items: number;
}

/** The days on which each application asked about a person. */
export const createAskedDays = (database: Database, now: () => number) => {
  const { query } = database;
  const add = statement((given: Given<{ grantId: string; day: number; items: number; at: number }>) =>
    query
      .insertInto('asked_days')
      .values({
        grant_id: given('grantId'),
        day: given('day'),
        items: given('items'),
        last_at: given('at'),
      })
      .onConflict((conflict) =>
        conflict.columns(['grant_id', 'day']).doUpdateSet(({ eb, ref }) => ({
          last_at: ref('excluded.last_at'),
          items: eb('asked_days.items', '+', ref('excluded.items')),
        })),
      ),
  );

  return {
    /** Records a call, in the transaction that counts it. */
    note: async (trx: Trx, grantId: string, items: number): Promise<void> => {
      await add(trx, { grantId, day: Math.floor(now() / DAY_MS), items, at: now() });
    },

    /** Newest first, over all grants to an application. */
    of: async (personId: string): Promise<readonly AskedDay[]> => {
      const rows = await query
        .selectFrom('asked_days')
        .innerJoin('grants', 'grants.id', 'asked_days.grant_id')
        .select(({ fn }) => ['app_id', 'day', fn.max('last_at').as('last_at'), fn.sum('items').as('items')])
        .where('person_id', '=', personId)
        .where('day', '>', Math.floor(now() / DAY_MS) - SHOWN_DAYS)
        .groupBy(['app_id', 'day'])
        .orderBy('day', 'desc')
        .execute();
      return rows.map(({ app_id, day, last_at, items }) => ({
        appId: app_id,
        dayAt: day * DAY_MS,
        lastAt: Number(last_at),
        items: Number(items),
      }));
    },
  };
};

export type AskedDays = ReturnType<typeof createAskedDays>;
