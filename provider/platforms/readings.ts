import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { ReadFault } from '../../common/platforms/kit/read-error.ts';
import type { Database, Trx } from '../database/database.ts';
import { createLeasedRows, type Lease } from '../database/leased-rows.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import type { Batch } from './readers/reader.ts';

/** The lease is lost if another copy took the row or the account was connected again. */
export interface LeasedReading
  extends Lease<{ readonly person_id: string; readonly connector: ConnectorId }> {
  readonly position: string | null;
}

export interface Reading {
  readonly connector: ConnectorId;
  readonly state: 'reading' | 'done' | 'failed';
  readonly fault: string | null;
  readonly list: string | null;
  readonly read: number;
  readonly total: number | null;
  readonly position: string | null;
  readonly changedAt: number;
  /** Time until the reading continues; 0 while it runs and after its end. */
  readonly waitMs: number;
}

/** Longer than the calls for one page take. */
const LEASE_MS = 120_000;
/** All people share a platform's limits, so a person must wait before another reading. */
const AGAIN_AFTER_MS = 600_000;
const BACKOFF_S = [10, 60, 300, 1_800, 7_200, 21_600, 86_400] as const;
/** The minimum pause after "too many calls" without a time. GitHub's documentation requires it. */
const UNNAMED_PAUSE_MS = 60_000;
/** A longer requested pause is ignored. */
const LONGEST_PAUSE_MS = 86_400_000;

export const createReadings = (database: Database, now: () => number) => {
  const { query } = database;
  const select = statement((given: Given<{ personId: string }>) =>
    query
      .selectFrom('readings')
      .select(['connector', 'state', 'fault', 'list', 'read', 'total', 'position', 'changed_at', 'due_at'])
      .where('person_id', '=', given('personId'))
      .orderBy('connector'),
  );
  const rows = createLeasedRows(
    database,
    {
      table: 'readings',
      key: ['person_id', 'connector'],
      columns: ['position'],
      leaseMs: LEASE_MS,
      backoffS: BACKOFF_S,
    },
    now,
  );

  const finish = async (
    reading: LeasedReading,
    outcome: { readonly state: 'done' | 'failed'; readonly fault: ReadFault | null },
  ): Promise<void> => {
    await rows.finish(reading, { ...outcome, due_at: null, changed_at: now() });
  };

  /** Only the person can fix the fault, by connecting the platform again. */
  const giveUp = (reading: LeasedReading, fault: ReadFault) => finish(reading, { state: 'failed', fault });

  return {
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

    /** Whether the platform is connected and not being read. @throws Problem reading.limit soon after a reading */
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

    take: rows.take,

    /** Writes nothing and returns `null` if the lease was lost or the account is gone. A restart keeps the count of tries. */
    advance: async (
      trx: Trx,
      reading: LeasedReading,
      { list, read, total, position }: Batch,
      { isAnew = false } = {},
    ): Promise<LeasedReading | null> => {
      const tries = isAnew ? reading.tries : 1;
      const page = { list, read, total, position, fault: null, tries, changed_at: now() };
      if (position === null) {
        const isHeld = await rows.finish(reading, { ...page, state: 'done', due_at: null }, trx);
        return isHeld ? { ...reading, tries, until: 0 } : null;
      }
      const lease = await rows.renew(reading, { ...page, state: 'reading', due_at: now() }, trx);
      return lease && { ...reading, ...lease };
    },

    /** Queues the reading for later, or gives it up after too many tries without a new page. */
    fail: async (reading: LeasedReading, fault: ReadFault, afterMs: number | null): Promise<void> => {
      const isLast = reading.tries > BACKOFF_S.length;
      // The platform has collected no data for more than a day, so there is none.
      if (isLast && fault === 'pending') return finish(reading, { state: 'done', fault: null });
      if (isLast && fault !== 'operator') return giveUp(reading, fault);
      const minMs = fault === 'limited' ? UNNAMED_PAUSE_MS : 0;
      const pause = Math.max(afterMs ?? minMs, rows.nextTry(reading) - now());
      const dueAt = now() + Math.min(pause, LONGEST_PAUSE_MS);
      await rows.fail(reading, dueAt, { fault, changed_at: now() });
    },

    giveUp,

    release: (reading: LeasedReading) => rows.release(reading, { changed_at: now() }),

    /** The number of readings that wait at each platform that asked for a pause, and until when. */
    pauses: () =>
      query
        .selectFrom('readings')
        .select(({ fn }) => [
          'connector',
          fn.countAll<number>().as('readings'),
          fn.max<number>('due_at').as('until'),
        ])
        .where('fault', '=', 'limited')
        .where('due_at', '>', now())
        .groupBy('connector')
        .execute(),

    of: async (personId: string): Promise<readonly Reading[]> => {
      const own = await select(query, { personId });
      return own.map(({ changed_at, due_at, ...row }) => ({
        ...row,
        changedAt: changed_at,
        waitMs: Math.max(0, (due_at ?? 0) - now()),
      }));
    },
  };
};

export type Readings = ReturnType<typeof createReadings>;
