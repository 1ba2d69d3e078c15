import type { ConnectorId } from '../config-platforms.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Signal } from '../signal.ts';

export type Signals = ReturnType<typeof createSignals>;

/** The signals from a person's platforms. Disconnecting a platform deletes its signals. */
export const createSignals = ({ query }: Database) => ({
  /** Adds signals in the caller's transaction. Known signals do not change. */
  add: async (trx: Trx, personId: string, signals: readonly Signal[]): Promise<void> => {
    if (signals.length === 0) return;
    await trx
      .insertInto('signals')
      .values(
        signals.map(({ platform, kind, text, about = null, weight, at }) => ({
          person_id: personId,
          connector: platform,
          kind,
          text,
          about,
          weight,
          at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['person_id', 'connector', 'kind', 'text']).doNothing())
      .execute();
  },

  /** Deletes the signals of a platform in the caller's transaction. */
  forget: async (trx: Trx, personId: string, connector: ConnectorId): Promise<void> => {
    await trx
      .deleteFrom('signals')
      .where('person_id', '=', personId)
      .where('connector', '=', connector)
      .execute();
  },

  /** Deletes one signal; returns the number of deleted rows. */
  remove: async (personId: string, { platform, kind, text }: Pick<Signal, 'platform' | 'kind' | 'text'>) => {
    const { numDeletedRows } = await query
      .deleteFrom('signals')
      .where('person_id', '=', personId)
      .where('connector', '=', platform)
      .where('kind', '=', kind)
      .where('text', '=', text)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },

  /** Returns the number of signals of each platform. */
  countsOf: async (personId: string): Promise<ReadonlyMap<ConnectorId, number>> => {
    const rows = await query
      .selectFrom('signals')
      .select(({ fn }) => ['connector', fn.countAll().as('count')])
      .where('person_id', '=', personId)
      .groupBy('connector')
      .execute();
    return new Map(rows.map(({ connector, count }) => [connector, Number(count)]));
  },

  /** Returns all signals of a person, always in the same order. */
  of: async (personId: string): Promise<readonly Signal[]> => {
    const rows = await query
      .selectFrom('signals')
      .select(['connector', 'kind', 'text', 'about', 'weight', 'at'])
      .where('person_id', '=', personId)
      .orderBy('connector')
      .orderBy('kind')
      .orderBy('text')
      .execute();
    return rows.map(({ connector, about, ...row }) => ({
      platform: connector,
      ...row,
      ...(about === null ? {} : { about }),
    }));
  },
});
