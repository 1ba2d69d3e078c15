import { keptLine } from '../../common/kept-line.ts';
import type { SourceId } from '../../common/platforms/ids.ts';
import type { SignalKind } from '../../common/platforms/kit/facts.ts';
import type { Database, Trx } from '../database/database.ts';
import { KEPT_CHARACTERS, KIND_WEIGHTS, type Signal } from '../facts/signal.ts';
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

/** The person who adds a download, and the application that shows the form for it. */
interface Adder {
  readonly personId: string;
  readonly appId: string;
}

/** The signals that a person's browser read from a platform's download: at most one download of each platform. */
export const createArchives = (
  { query, transaction }: Database,
  /** @throws Problem if the person adds too many */
  countArchive: (trx: Trx, adder: Adder) => Promise<unknown>,
  now: () => number,
) => ({
  /**
   * Stores the entries, in place of the platform's earlier download.
   * @throws Problem archive.limit
   */
  replace: async (
    { personId, appId }: Adder,
    connector: SourceId,
    entries: readonly ArchiveEntry[],
  ): Promise<ArchiveOutcome> => {
    const signals = entries.flatMap((entry) => signalOf(connector, entry) ?? []);
    const kept = signals.filter(({ text, about = '' }) => !isSensitiveThing(text, about));
    const unique = [...new Map(kept.map((signal) => [`${signal.kind} ${signal.text}`, signal])).values()];
    const key = { person_id: personId, connector };
    await transaction(async (trx) => {
      await countArchive(trx, { personId, appId });
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
      if (unique.length === 0) return;
      await trx
        .insertInto('archive_signals')
        .values(
          unique.map(({ platform: _, source: __, about = null, ...rest }) => ({ ...key, about, ...rest })),
        )
        .execute();
    });
    return { kept: unique.length, withheld: signals.length - kept.length };
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
