import { Kysely, sql, type Transaction } from 'kysely';
import type { DatabaseAddress } from '../config.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Trx = Transaction<Tables>;

/** One open database, SQLite or PostgreSQL. */
export interface Database {
  readonly query: Kysely<Tables>;
  /** All or nothing, on disk when it resolves. Put statements alone in it: on SQLite it holds the one connection. */
  readonly transaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
  /** Until the transaction ends no other one, in any copy, holds the same name. */
  readonly lock: (trx: Trx, name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param onLost told when an idle connection breaks */
export const openDatabase = (
  address: DatabaseAddress,
  onLost: (error: Error) => void = () => {},
): Database => {
  const dialect =
    address.kind === 'sqlite' ? sqliteDialect(address.file) : postgresDialect(address.url, onLost);
  const query = new Kysely<Tables>({ dialect });
  return {
    query,
    transaction: (work) => query.transaction().execute(work),
    lock: async (trx, name) => {
      // On SQLite every transaction is the only writer.
      if (address.kind === 'postgres') {
        await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
      }
    },
    close: () => query.destroy(),
  };
};
