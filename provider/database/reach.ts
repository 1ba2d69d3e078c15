import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { DatabaseAddress } from '../config/addresses.ts';
import { ConfigError } from '../config/values.ts';
import { codeOf } from '../http/error-code.ts';
import { type Database, openDatabase } from './database.ts';
import { isUnavailable } from './failures.ts';
import type { Tables } from './schema.ts';

/** Texts may contain any character. A database in SQL_ASCII stores them unchanged. */
const ENCODINGS = ['UTF8', 'SQL_ASCII'];

const requireEncoding = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(database.query);
  const found = rows[0]?.server_encoding ?? '';
  if (ENCODINGS.includes(found)) return;
  throw new ConfigError('DATABASE_URL', `names a database in ${found}: make one with encoding 'UTF8'`);
};

/** Behind a pooler, the server may know a prepared statement twice or not at all. */
const requirePreparing = ({ query }: Database): Promise<void> => {
  const ask = (on: Kysely<Tables>) => sql`select ${1}::int`.execute(on);
  return query.connection().execute(async (one) => {
    await ask(one);
    await query.connection().execute(ask);
    await ask(one);
  });
};

/** For commands that need existing data: SQLite would make a missing file. */
export const requireFile = (address: DatabaseAddress): void => {
  if (address.kind === 'sqlite' && !existsSync(address.file))
    throw new ConfigError(
      'DATABASE_URL',
      'names a file that is not there. The command needs the folder and the variables of the provider: --env-file FILE reads them, and --demo has those of the demo. `serve` and `migrate` make a database',
    );
};

/** @throws ConfigError that names DATABASE_URL if the provider cannot use the database */
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

const WITHOUT_CODE = {
  sqlite: 'may this user read and write the file and its folder?',
  postgres: 'no answer, no such login, or a server without the TLS that sslmode asks for',
} as const;

/** Drivers quote addresses and user names in their messages, so only the code is shown. */
const unreachable = ({ kind }: DatabaseAddress, error: unknown) => {
  const code = codeOf(error);
  if (code === 'SQLITE_NOTADB')
    return new ConfigError('DATABASE_URL', 'names a file that is no SQLite database');
  if (code === 'ENOENT' && kind === 'postgres')
    return new ConfigError('DATABASE_URL', 'names a socket or a certificate that is not there (ENOENT)');
  const reason = code || WITHOUT_CODE[kind];
  return new ConfigError('DATABASE_URL', `names a database that cannot be opened (${reason})`);
};

const BEHIND_POOLER =
  'whose pooler forgets prepared statements: let it pool sessions, or set max_prepared_statements (PgBouncer 1.21)';

const NOT_WRITABLE = 'that this user cannot write: it needs the right to write the file and its folder';

const AT_START: Readonly<Record<string, string>> = {
  '08P01':
    'whose pooler refuses a setting (08P01): PgBouncer needs `ignore_startup_parameters = statement_timeout`',
  ECONNREFUSED: 'whose server takes no connection (ECONNREFUSED): does it run, and on this host and port?',
  ENOTFOUND: 'whose host name is unknown (ENOTFOUND)',
  '28P01': 'that refuses this user or this password (28P01)',
  '3F000': 'without the schema of its search_path (3F000): make it with `create schema`',
  '3D000': 'that the server does not have (3D000): make it with `createdb --encoding=UTF8`',
  '25006': 'that takes no writes, as a standby does (25006)',
  '26000': BEHIND_POOLER,
  '42P05': BEHIND_POOLER,
  '42501':
    'whose user may not do this (42501): run `provider migrate` as the owner of the tables, and let this user read and write them',
  SQLITE_READONLY: NOT_WRITABLE,
  // SQLITE_READONLY_DIRECTORY: the log beside the file cannot be made.
  UNKNOWN_SQLITE_ERROR_1544: NOT_WRITABLE,
};

export const refusalOf = (address: DatabaseAddress, error: unknown): ConfigError => {
  if (error instanceof ConfigError) return error;
  const complaint = AT_START[codeOf(error)];
  return complaint === undefined
    ? unreachable(address, error)
    : new ConfigError('DATABASE_URL', `names a database ${complaint}`);
};

/** Explains an error of the database to the operator. Any other error is returned unchanged. */
export const explained = (address: DatabaseAddress, error: unknown): unknown =>
  codeOf(error) in AT_START || isUnavailable(error) ? refusalOf(address, error) : error;
