import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Sqlite from 'libsql';
import { IN_MEMORY } from '../config/addresses.ts';
import { createPrivateFile } from './private-file.ts';
import { RetryingSqliteDriver } from './sqlite-driver.ts';

const OPENING_BUSY_MS = 5_000;

/** Opens the file with a write-ahead log that is synced at every commit, so that committed data is on the disk. */
const openFile = (file: string, keepsMode: boolean) => {
  if (file !== IN_MEMORY) {
    mkdirSync(dirname(file), { recursive: true });
    // SQLite gives its other files the same mode.
    createPrivateFile(file);
  }
  const database = new Sqlite(file, { timeout: OPENING_BUSY_MS });
  if (!keepsMode) database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  // A fallback for `checkpoints.ts`: 40 MB of log.
  database.exec('PRAGMA wal_autocheckpoint = 10000');
  // Overwrites deleted data: a free page must not keep an address.
  database.exec('PRAGMA secure_delete = ON');
  database.exec('PRAGMA foreign_keys = ON');
  // From here on the driver does the waiting, without blocking the process.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
};

/**
 * SQLite with libsql's driver, which has prebuilt binaries.
 * @param keepsMode whether the file keeps its journal mode
 */
export const openSqlite = (
  file: string,
  keepsMode: boolean,
): { readonly dialect: Dialect; readonly driver: RetryingSqliteDriver } => {
  const driver = new RetryingSqliteDriver(file, () => openFile(file, keepsMode));
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return { dialect, driver };
};
