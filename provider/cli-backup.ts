import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseAddress } from './config/addresses.ts';
import { ConfigError } from './config/values.ts';
import type { Database } from './database/database.ts';
import { createPrivateFile } from './database/private-file.ts';
import { reachDatabase, requireFile } from './database/reach.ts';
import { codeOf } from './error-code.ts';
import { UsageError } from './usage.ts';

const cannotBeWritten = (file: string, error: unknown) =>
  new UsageError(`${file} cannot be written (${codeOf(error)})`);

/** @throws UsageError if the file exists or cannot be made */
const createBackupFile = (file: string) => {
  try {
    if (createPrivateFile(file)) return;
  } catch (error) {
    throw cannotBeWritten(file, error);
  }
  throw new UsageError(`${file} is there already`);
};

/** Writes a complete copy into a private file. A failure leaves no file. */
const copyInto = async ({ query }: Database, file: string) => {
  const { rows } = await sql`select name from sqlite_master where name = 'migrations'`.execute(query);
  if (rows.length === 0) {
    throw new ConfigError('DATABASE_URL', 'names a database without the tables of a provider');
  }
  createBackupFile(file);
  try {
    await sql`vacuum into ${file}`.execute(query);
  } catch (error) {
    rmSync(file);
    throw cannotBeWritten(file, error);
  }
};

/**
 * `provider backup FILE`: copies the SQLite database at one moment, while the provider may run.
 * @throws UsageError
 * @throws ConfigError if there is no database
 */
export const runBackupCommand = async (
  address: DatabaseAddress,
  file: string,
  say: (text: string) => void,
) => {
  if (address.kind === 'postgres') throw new UsageError('On PostgreSQL, pg_dump makes the backup');
  // Without a database, SQLite would make an empty one, and its copy would look like a backup.
  requireFile(address);
  const database = await reachDatabase(address);
  try {
    // An absolute path, because SQLite reads a name that begins with `file:` as an address.
    await copyInto(database, resolve(file));
  } finally {
    await database.close();
  }
  say(`${file} is written. Keep the secret as well: what is sealed in the file opens with it alone.`);
};
