import { sql } from 'kysely';
import type { DatabaseAddress } from '../config.ts';
import { ConfigError } from '../config-values.ts';
import { type Database, openDatabase } from './database.ts';
import { codeOf } from './failures.ts';

/** Drivers quote addresses and names of users in their messages, so only the code is told. */
const unreachable = (error: unknown) =>
  codeOf(error) === 'SQLITE_NOTADB'
    ? new ConfigError('DATABASE_URL', 'names a file that is no SQLite database')
    : new ConfigError(
        'DATABASE_URL',
        `names a database that cannot be opened (${codeOf(error) || 'no answer, or no such login'})`,
      );

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
    throw unreachable(error);
  }
};
