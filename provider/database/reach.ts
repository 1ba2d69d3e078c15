import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { DatabaseAddress } from '../config/addresses.ts';
import { ConfigError } from '../config/values.ts';
import { type Database, openDatabase } from './database.ts';
import { refusalOf } from './refusal.ts';
import type { Tables } from './schema.ts';

/** Texts may contain any character. A database in SQL_ASCII stores them unchanged. */
const ENCODINGS = ['UTF8', 'SQL_ASCII'];

const requireEncoding = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(database.query);
  const found = rows[0]?.server_encoding ?? '';
  if (ENCODINGS.includes(found)) return;
  throw new ConfigError('DATABASE_URL', `names a database in ${found}: make one with encoding 'UTF8'`);
};

/**
 * Prepares the same statement on two connections, then repeats it on the first. A pooler may map both to one server
 * connection, which refuses to prepare it twice, or the first to another one, which does not know it.
 */
const requirePreparing = ({ query }: Database): Promise<void> => {
  const ask = (on: Kysely<Tables>) => sql`select ${1}::int`.execute(on);
  return query.connection().execute(async (one) => {
    await ask(one);
    await query.connection().execute(ask);
    await ask(one);
  });
};

/**
 * For commands that need existing data: SQLite would make a missing file.
 * @throws ConfigError
 */
export const requireFile = (address: DatabaseAddress): void => {
  if (address.kind === 'sqlite' && !existsSync(address.file))
    throw new ConfigError(
      'DATABASE_URL',
      'names a file that is not there. The command needs the folder and the variables of the provider: --env-file FILE reads them, and --demo has those of the demo',
    );
};

/**
 * Opens the database and runs a first query.
 * @param onLost called when an idle connection breaks
 * @throws ConfigError that names DATABASE_URL if there is no answer or the provider cannot use the database
 */
export const reachDatabase = async (
  address: DatabaseAddress,
  onLost?: (error: Error) => void,
): Promise<Database> => {
  const opened: Database[] = [];
  try {
    const database = openDatabase(address, onLost);
    opened.push(database);
    await sql`select 1`.execute(database.query);
    if (address.kind === 'postgres') {
      await requirePreparing(database);
      await requireEncoding(database);
    }
    return database;
  } catch (error) {
    await Promise.all(opened.map(({ close }) => close()));
    throw refusalOf(address, error);
  }
};
