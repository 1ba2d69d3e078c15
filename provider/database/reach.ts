import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseAddress } from '../config.ts';
import { ConfigError } from '../config-values.ts';
import { codeOf } from '../error-code.ts';
import { type Database, openDatabase } from './database.ts';
import { isUnavailable } from './failures.ts';

/** What may be wrong where a driver gives no code. */
const WITHOUT_CODE = {
  sqlite: 'may this user read and write the file and its folder?',
  postgres: 'no answer, or no such login',
} as const;

/** Drivers quote addresses and names of users in their messages, so only the code is told. */
const unreachable = ({ kind }: DatabaseAddress, error: unknown) =>
  codeOf(error) === 'SQLITE_NOTADB'
    ? new ConfigError('DATABASE_URL', 'names a file that is no SQLite database')
    : new ConfigError(
        'DATABASE_URL',
        `names a database that cannot be opened (${codeOf(error) || WITHOUT_CODE[kind]})`,
      );

/** What a refusal at the start means to an operator, by PostgreSQL's code. */
const AT_START: Readonly<Record<string, string>> = {
  '25006': 'that takes no writes, as a standby does (25006)',
  '42501':
    'whose user may not do this (42501): run `provider migrate` as the owner of the tables, and let this user read and write them',
};

/** An error of the database at the start, in one line that names DATABASE_URL; any other error as it is. */
export const explained = (address: DatabaseAddress, error: unknown): unknown => {
  const complaint = AT_START[codeOf(error)];
  if (complaint !== undefined) return new ConfigError('DATABASE_URL', `names a database ${complaint}`);
  return isUnavailable(error) ? unreachable(address, error) : error;
};

/**
 * For commands that need what is in the database: SQLite would make a file that is not there.
 * @throws ConfigError
 */
export const demandFile = (address: DatabaseAddress): void => {
  if (address.kind === 'sqlite' && !existsSync(address.file))
    throw new ConfigError('DATABASE_URL', 'names a file that is not there');
};

/**
 * Opens the database and asks it a first question.
 * @param onLost told when an idle connection breaks
 * @throws ConfigError that names DATABASE_URL where there is no answer
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
    return database;
  } catch (error) {
    await Promise.all(opened.map(({ close }) => close()));
    throw unreachable(address, error);
  }
};
