import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Sqlite from 'libsql';

const BUSY_TIMEOUT_MS = 5_000;

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  // A plain BEGIN that reads first cannot become a writer once another process has written: it fails without waiting.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite rolls back by itself on a full disk; a second rollback would hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Opens the file so that what was committed is on the disk: write-ahead log, synced at every commit. */
const openFile = (file: string) => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  return database;
};

/** Kysely's SQLite on libsql's driver, whose binaries come from the registry. */
export const sqliteDialect = (file: string): Dialect => {
  const database = openFile(file);
  return {
    createDriver: () => new ImmediateSqliteDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
};
