import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';

const DAY_MS = 86_400_000;
/** A person sees so many days back. */
const SHOWN_DAYS = 30;

export interface AskedDay {
  readonly appId: string;
  /** Milliseconds since 1970: the day's beginning in UTC, and the last question of the day. */
  readonly dayAt: number;
  readonly lastAt: number;
  /** Items of all questions of the day together. */
  readonly items: number;
}

/** When each application asked about a person, day by day. */
export const createAskedDays = ({ query }: Database, now: () => number) => ({
  /** In the transaction that counts the question. */
  note: async (trx: Trx, grantId: string, items: number): Promise<void> => {
    const [day, last_at] = [Math.floor(now() / DAY_MS), now()];
    await trx
      .insertInto('asked_days')
      .values({ grant_id: grantId, day, items, last_at })
      .onConflict((conflict) =>
        conflict
          .columns(['grant_id', 'day'])
          .doUpdateSet({ last_at, items: sql`asked_days.items + ${items}` }),
      )
      .execute();
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
});

export type AskedDays = ReturnType<typeof createAskedDays>;
