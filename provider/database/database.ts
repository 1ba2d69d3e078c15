import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseAddress } from '../config/addresses.ts';
import { isConflict } from './failures.ts';
import { postgresDialect, TAKE_TIME } from './postgres.ts';
import type { Tables } from './schema.ts';
import { groupCommit, sqliteDialect } from './sqlite.ts';

/** The last row of a page, by its values, because the row may be deleted before the next page is requested. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

/** Returns a page, and its last row if another page follows: `rows` then has one row more than a page. */
export const pageOf = <Row>(
  rows: readonly Row[],
  size: number,
): { readonly page: readonly Row[]; readonly last: Row | null } => {
  const page = rows.slice(0, size);
  return { page, last: rows.length > size ? (page.at(-1) ?? null) : null };
};

/** Two conflicts in a row are rare. After the last try, the call fails as if the database were unavailable. */
const TRANSACTION_TRIES = 5;
const SCRUB_TRIES = 50;
const SCRUB_PAUSE_MS = 10;

export type Trx = Transaction<Tables>;

export interface Database {
  readonly query: Kysely<Tables>;
  /** When it resolves, the data is on the disk. The work may run again, and must contain statements only. */
  readonly transaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
  /** The same for work of one statement, for which PostgreSQL needs one round trip and not three. */
  readonly alone: <T>(work: (on: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** Aggregates the values of all rows as one JSON text, which reads hundreds of rows in a third of the time. */
  readonly jsonOf: (columns: readonly string[], order: readonly string[]) => RawBuilder<string>;
  /** Locks names until the transaction ends, over all copies. Every caller uses the same order, against deadlocks. */
  readonly lock: (trx: Trx, ...names: readonly string[]) => Promise<void>;
  /** Removes the limit of 15 seconds for each statement in the transaction. */
  readonly takeTime: (trx: Trx) => Promise<void>;
  /** Whether the database accepts writes: a standby of PostgreSQL is read-only. */
  readonly takesWrites: () => Promise<boolean>;
  /** Removes deleted data from the files. PostgreSQL does this itself when it vacuums. */
  readonly scrub: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Statements = Pick<Database, 'query' | 'transaction' | 'alone'>;

const onSqlite = (file: string, keepsMode: boolean): Statements => {
  const query = new Kysely<Tables>({ dialect: sqliteDialect(file, keepsMode) });
  const transaction = groupCommit(query);
  return { query, transaction, alone: transaction };
};

const onPostgres = (url: string, onLost: (error: Error) => void): Statements => {
  const query = new Kysely<Tables>({ dialect: postgresDialect(url, onLost) });
  const tried = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isConflict(error) || tries === TRANSACTION_TRIES) throw error;
      }
    }
  };
  return {
    query,
    transaction: (work) => tried(() => query.transaction().execute(work)),
    alone: (work) => tried(() => work(query)),
  };
};

export const openDatabase = (
  address: DatabaseAddress,
  onLost: (error: Error) => void = () => {},
): Database => {
  const { query, ...rest } =
    address.kind === 'sqlite'
      ? onSqlite(address.file, address.keepsMode === true)
      : onPostgres(address.url, onLost);
  return {
    query,
    ...rest,
    jsonOf: (columns, order) => {
      const [values, positions] = [columns, order].map((names) =>
        sql.join(names.map((name) => sql.ref(name))),
      );
      return address.kind === 'sqlite'
        ? sql`json_group_array(json_array(${values}) order by ${positions})`
        : sql`coalesce(json_agg(json_build_array(${values}) order by ${positions})::text, '[]')`;
    },
    lock: async (trx, ...names) => {
      // In SQLite, only one transaction runs at a time.
      if (address.kind === 'postgres') {
        const taken = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
        await sql`select ${sql.join(taken)}`.execute(trx);
      }
    },
    takeTime: async (trx) => {
      if (address.kind === 'postgres') await sql.raw(TAKE_TIME).execute(trx);
    },
    takesWrites: async () => {
      if (address.kind === 'sqlite') return true;
      const { rows } = await sql<{ isReadOnly: string }>`
        select current_setting('transaction_read_only') as "isReadOnly"
      `.execute(query);
      return rows[0]?.isReadOnly === 'off';
    },
    scrub: async () => {
      if (address.kind === 'postgres') return;
      // SQLite refuses this while the log is being copied. If another process never stops reading, this run gives up
      // and a later one succeeds; deleted rows stay deleted.
      for (let tries = 0; tries < SCRUB_TRIES; tries += 1) {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
          .execute(query)
          .catch(() => ({ rows: [] }));
        if (rows[0]?.busy !== 1) return;
        await sleep(SCRUB_PAUSE_MS);
      }
    },
    close: () => query.destroy(),
  };
};
