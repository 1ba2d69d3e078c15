import type { SourceId } from '../../common/platforms/ids.ts';
import type { SignalKind } from '../../common/platforms/kit/facts.ts';
import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import type { Signal } from '../facts/signal.ts';

export type Signals = ReturnType<typeof createSignals>;

/** A stored signal. The last value is whether the signal is from a download. */
type Row = readonly [
  platform: SourceId,
  kind: SignalKind,
  text: string,
  about: string | null,
  weight: number,
  at: number | null,
  isArchive: 0 | 1,
];

const signalsIn = (rows: readonly Row[]): readonly Signal[] =>
  rows.flatMap(([platform, kind, text, about, weight, at, isArchive], place) => {
    const [lastPlatform, lastKind, lastText] = rows[place - 1] ?? [];
    if (lastPlatform === platform && lastKind === kind && lastText === text) return [];
    return {
      platform,
      kind,
      text,
      weight,
      at,
      ...(about === null ? {} : { about }),
      ...(isArchive === 0 ? {} : { source: 'archive' as const }),
    };
  });

/** The signals from a person's platforms. Disconnecting a platform deletes its signals. */
export const createSignals = (database: Database) => {
  const { query, jsonOf } = database;

  const selectAll = statement((given: Given<{ personId: string }>) => {
    const rowsOf = (table: 'signals' | 'archive_signals') =>
      query
        .selectFrom(table)
        .select(['connector', 'kind', 'text', 'about', 'weight', 'at'])
        .select(({ lit }) => lit(table === 'signals' ? 0 : 1).as('is_archive'))
        .where('person_id', '=', given('personId'));
    const columns = ['connector', 'kind', 'text', 'about', 'weight', 'at', 'is_archive'];
    return query
      .selectFrom(rowsOf('signals').unionAll(rowsOf('archive_signals')).as('own'))
      .select(jsonOf(columns, ['connector', 'kind', 'text', 'is_archive']).as('rows'));
  });

  return {
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
    forget: async (trx: Trx, personId: string, connector: SourceId): Promise<void> => {
      await trx
        .deleteFrom('signals')
        .where('person_id', '=', personId)
        .where('connector', '=', connector)
        .execute();
    },

    /** Deletes one signal, also from a download; returns the number of deleted rows. */
    remove: async (
      personId: string,
      { platform, kind, text }: Pick<Signal, 'platform' | 'kind' | 'text'>,
    ) => {
      const removeFrom = async (table: 'signals' | 'archive_signals') => {
        const { numDeletedRows } = await query
          .deleteFrom(table)
          .where('person_id', '=', personId)
          .where('connector', '=', platform)
          .where('kind', '=', kind)
          .where('text', '=', text)
          .executeTakeFirst();
        return Number(numDeletedRows);
      };
      return (await removeFrom('signals')) + (await removeFrom('archive_signals'));
    },

    /** Returns the number of signals that each connected platform gave. */
    countsOf: async (personId: string): Promise<ReadonlyMap<SourceId, number>> => {
      const rows = await query
        .selectFrom('signals')
        .select(({ fn }) => ['connector', fn.countAll().as('count')])
        .where('person_id', '=', personId)
        .groupBy('connector')
        .execute();
      return new Map(rows.map(({ connector, count }) => [connector, Number(count)]));
    },

    /**
     * Returns all signals of a person, always in the same order. If a platform and its download give the same signal,
     * it is returned once.
     */
    of: async (personId: string): Promise<readonly Signal[]> => {
      const [own] = await selectAll(query, { personId });
      return signalsIn(JSON.parse(own?.rows ?? '[]'));
    },
  };
};
