import { keptLine } from '../../common/kept-line.ts';
import type { SourceId } from '../../common/platforms/ids.ts';
import type { SignalKind } from '../../common/platforms/kit/facts.ts';
import type { Database } from '../database/database.ts';
import { KEPT_CHARACTERS, KIND_WEIGHTS, type Signal } from '../facts/signal.ts';
import { inTurns } from './turns.ts';
import { isSensitiveThing } from './withheld-items.ts';

/** An entry of a download, as the person's browser sends it. */
export interface ArchiveEntry {
  readonly kind: SignalKind;
  readonly text: string;
  readonly about?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at?: number | null | undefined;
}

export interface ArchiveOutcome {
  /** Number of stored entries. */
  readonly kept: number;
  /** Number of entries that are never stored, because of their subject (contract §8). */
  readonly withheld: number;
}

export interface Archive {
  readonly connector: SourceId;
  readonly addedAt: number;
  readonly entries: number;
}

export type Archives = ReturnType<typeof createArchives>;

const signalOf = (platform: SourceId, { kind, text, about = '', at = null }: ArchiveEntry): Signal | null => {
  const name = keptLine(text, KEPT_CHARACTERS.name);
  const more = keptLine(about, KEPT_CHARACTERS.about);
  if (name === '') return null;
  const signal: Signal = { platform, kind, text: name, weight: KIND_WEIGHTS[kind], at, source: 'archive' };
  return more === '' || more === name ? signal : { ...signal, about: more };
};

/** Leaves out entries that are never stored. `withheld` is their number. */
export const readEntries = async (platform: SourceId, entries: readonly ArchiveEntry[]) => {
  const signals = (await inTurns(entries, (entry) => signalOf(platform, entry) ?? [])).flat();
  const kept = await inTurns(signals, (signal) =>
    isSensitiveThing(signal.text, signal.about ?? '') ? [] : [signal],
  );
  const unique = new Map(kept.flat().map((signal) => [`${signal.kind} ${signal.text}`, signal]));
  return { signals: [...unique.values()], withheld: signals.length - kept.flat().length };
};

/** The signals that a person's browser read from a platform's download: at most one download of each platform. */
export const createArchives = (
  { query, transaction }: Database,
  read: typeof readEntries,
  now: () => number,
) => ({
  /** Stores the entries, in place of the platform's earlier download. */
  replace: async (
    personId: string,
    connector: SourceId,
    entries: readonly ArchiveEntry[],
  ): Promise<ArchiveOutcome> => {
    const { signals, withheld } = await read(connector, entries);
    const key = { person_id: personId, connector };
    await transaction(async (trx) => {
      // The row's lock makes simultaneous downloads of one platform wait for each other.
      await trx
        .insertInto('archives')
        .values({ ...key, added_at: now() })
        .onConflict((conflict) =>
          conflict.columns(['person_id', 'connector']).doUpdateSet({ added_at: now() }),
        )
        .execute();
      await trx
        .deleteFrom('archive_signals')
        .where('person_id', '=', personId)
        .where('connector', '=', connector)
        .execute();
      if (signals.length === 0) return;
      await trx
        .insertInto('archive_signals')
        .values(
          signals.map(({ platform: _, source: __, about = null, ...rest }) => ({ ...key, about, ...rest })),
        )
        .execute();
    });
    return { kept: signals.length, withheld };
  },

  /** Deletes the download of a platform; returns the number of deleted downloads. */
  remove: async (personId: string, connector: SourceId): Promise<number> => {
    const { numDeletedRows } = await query
      .deleteFrom('archives')
      .where('person_id', '=', personId)
      .where('connector', '=', connector)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },

  of: async (personId: string): Promise<readonly Archive[]> => {
    const rows = await query
      .selectFrom('archives')
      .select((of) => [
        'archives.connector',
        'archives.added_at',
        of
          .selectFrom('archive_signals')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('archive_signals.person_id', '=', 'archives.person_id')
          .whereRef('archive_signals.connector', '=', 'archives.connector')
          .as('entries'),
      ])
      .where('archives.person_id', '=', personId)
      .orderBy('archives.connector')
      .execute();
    return rows.map(({ connector, added_at, entries }) => ({
      connector,
      addedAt: added_at,
      entries: Number(entries ?? 0),
    }));
  },
});
