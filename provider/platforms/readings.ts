import type { ConnectorId } from '../config-platforms.ts';
import type { Database, Trx } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { ReadFault } from './readers/read-error.ts';
import type { Batch } from './readers/reader.ts';

export interface TakenReading {
  readonly personId: string;
  readonly connector: ConnectorId;
  readonly position: string | null;
  readonly tries: number;
  /**
   * The end of its time, in milliseconds since 1970. Where the row names another one, the reading was lost: to another
   * copy, or because the account was connected again.
   */
  readonly until: number;
}

/** Where a reading stands, for the person. */
export interface Reading {
  readonly connector: ConnectorId;
  readonly state: 'reading' | 'done' | 'failed';
  readonly fault: string | null;
  readonly list: string | null;
  readonly read: number;
  readonly total: number | null;
  /** Where the next page begins. */
  readonly position: string | null;
  readonly changedAt: number;
  /** Until it goes on by itself; 0 for one that is under way or over. */
  readonly waitMs: number;
}

/** Longer than the calls for one page take. */
const TAKEN_MS = 120_000;
/** A platform's limits are shared by all people: nobody has theirs read again and again. */
const AGAIN_AFTER_MS = 600_000;
const BACKOFF_S = [10, 60, 300, 1_800, 7_200, 21_600, 86_400];
/** The least after "too many calls" without a time; GitHub asks for it in words. */
const UNNAMED_PAUSE_S = 60;
/** No platform is believed to need a longer pause. */
const LONGEST_PAUSE_MS = 86_400_000;

/** Readings of platforms in the database: each is taken by one copy at a time, and goes on where it stopped. */
export const createReadings = ({ query }: Database, now: () => number) => {
  const own = ({ personId, connector, until }: TakenReading) => ({
    person_id: personId,
    connector,
    leased_until: until,
  });

  /** Changes nothing where the reading was lost. */
  const change = (taken: TakenReading, values: Partial<Row>) =>
    query
      .updateTable('readings')
      .set({ ...values, changed_at: now(), leased_until: 0 })
      .where(({ and }) => and(own(taken)))
      .execute();

  return {
    /** Queues a reading from the beginning, in the caller's transaction. */
    add: async (trx: Trx, personId: string, connector: ConnectorId): Promise<void> => {
      const row = {
        state: 'reading',
        fault: null,
        list: null,
        read: 0,
        total: null,
        position: null,
        changed_at: now(),
        due_at: now(),
        tries: 0,
        leased_until: 0,
      } as const;
      await trx
        .insertInto('readings')
        .values({ person_id: personId, connector, ...row })
        .onConflict((conflict) => conflict.columns(['person_id', 'connector']).doUpdateSet(row))
        .execute();
    },

    /**
     * Whether a platform may be read again: it is connected, and not being read.
     * @throws Problem reading.limit soon after the one before
     */
    mayRepeat: async (trx: Trx, personId: string, connector: ConnectorId): Promise<boolean> => {
      const last = await trx
        .selectFrom('readings')
        .select(['state', 'changed_at'])
        .where('person_id', '=', personId)
        .where('connector', '=', connector)
        .executeTakeFirst();
      if (last === undefined || last.state === 'reading') return false;
      const waitMs = last.changed_at + AGAIN_AFTER_MS - now();
      if (last.state === 'done' && waitMs > 0) throw new Problem('reading.limit', undefined, waitMs / 1000);
      return true;
    },

    /** The next one that is due, kept from the other copies for two minutes; `null` when there is none. */
    take: async (): Promise<TakenReading | null> => {
      const due = await query
        .selectFrom('readings')
        .select(['person_id', 'connector'])
        .where('due_at', '<=', now())
        .where('leased_until', '<=', now())
        .orderBy('due_at')
        .limit(10)
        .execute();
      for (const { person_id, connector } of due) {
        const until = now() + TAKEN_MS;
        const row = await query
          .updateTable('readings')
          .set(({ eb }) => ({ tries: eb('tries', '+', 1), leased_until: until }))
          .where('person_id', '=', person_id)
          .where('connector', '=', connector)
          .where('due_at', '<=', now())
          .where('leased_until', '<=', now())
          .returning(['position', 'tries'])
          .executeTakeFirst();
        if (row !== undefined) return { personId: person_id, connector, until, ...row };
      }
      return null;
    },

    /**
     * Writes down a page, in the caller's transaction; the try under way is the first one since. A reading that began anew
     * may lead to the same fault again: its tries stay counted.
     * @returns the reading as it is kept from here on; `null` where it was lost, or its account is gone, and the page with it
     */
    advance: async (
      trx: Trx,
      taken: TakenReading,
      { list, read, total, position }: Batch,
      { isAnew = false } = {},
    ): Promise<TakenReading | null> => {
      const until = position === null ? 0 : now() + TAKEN_MS;
      const state = position === null ? 'done' : 'reading';
      const tries = isAnew ? taken.tries : 1;
      const { numUpdatedRows } = await trx
        .updateTable('readings')
        .set({
          state,
          list,
          read,
          total,
          position,
          fault: null,
          tries,
          changed_at: now(),
          leased_until: until,
        })
        .set({ due_at: position === null ? null : now() })
        .where(({ and }) => and(own(taken)))
        .executeTakeFirst();
      return numUpdatedRows === 1n ? { ...taken, tries, until } : null;
    },

    /** Puts it back for later; given up when it was tried too often without a new page. */
    postpone: async (taken: TakenReading, fault: ReadFault, afterMs: number | null): Promise<void> => {
      const backoffS = BACKOFF_S[taken.tries - 1];
      if (backoffS === undefined) return void (await change(taken, { state: 'failed', fault, due_at: null }));
      const leastS = fault === 'limited' ? UNNAMED_PAUSE_S : 0;
      const pause = Math.min(Math.max(afterMs ?? Math.max(backoffS, leastS) * 1000, 1_000), LONGEST_PAUSE_MS);
      await change(taken, { fault, due_at: now() + pause });
    },

    /** Nothing but the person can help: they connect the platform again. */
    giveUp: async (taken: TakenReading, fault: ReadFault): Promise<void> => {
      await change(taken, { state: 'failed', fault, due_at: null });
    },

    /** Lets another copy go on: this one is stopping. */
    release: async (taken: TakenReading): Promise<void> => {
      await change(taken, { tries: taken.tries - 1 });
    },

    of: async (personId: string): Promise<readonly Reading[]> => {
      const rows = await query
        .selectFrom('readings')
        .select(['connector', 'state', 'fault', 'list', 'read', 'total', 'position', 'changed_at', 'due_at'])
        .where('person_id', '=', personId)
        .orderBy('connector')
        .execute();
      return rows.map(({ changed_at, due_at, ...row }) => ({
        ...row,
        changedAt: changed_at,
        waitMs: Math.max(0, (due_at ?? 0) - now()),
      }));
    },
  };
};

interface Row {
  readonly state: Reading['state'];
  readonly fault: ReadFault;
  readonly due_at: number | null;
  readonly tries: number;
}

export type Readings = ReturnType<typeof createReadings>;
