import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';

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
export const createAskedDays = ({ query }: Database, now: () => number) => ({
  /** Records a call, in the transaction that counts it. */
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
