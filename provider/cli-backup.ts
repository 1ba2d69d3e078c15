import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseAddress } from './config.ts';
import type { Database } from './database/database.ts';
import { UsageError } from './usage.ts';

/** `provider backup FILE`: a whole copy of the SQLite database as it is at one moment; a running provider goes on. */
export const runBackupCommand = async (
  { query }: Database,
  { kind }: DatabaseAddress,
  [file]: readonly string[],
  say: (text: string) => void,
) => {
  if (kind === 'postgres') throw new UsageError('On PostgreSQL, pg_dump makes the backup');
  if (file === undefined) throw new UsageError('Into which file?');
  if (existsSync(file)) throw new UsageError(`${file} is there already`);
  await sql`vacuum into ${file}`.execute(query);
  say(`${file} is written. Keep the secret as well: what is sealed in the file opens with it alone.`);
};
