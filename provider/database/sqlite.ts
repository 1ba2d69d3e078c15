import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type Transaction,
} from 'kysely';
import Sqlite from 'libsql';
import OffThread from 'libsql/promise';
import { IN_MEMORY } from '../config/addresses.ts';
import { codeOf } from '../http/error-code.ts';
import { isUnavailable } from './failures.ts';
import type { Tables } from './schema.ts';

const OWNER_ONLY = 0o600;

/** Makes a file that only its owner can read: it will contain people's addresses. `false` if it exists. */
export const createPrivateFile = (path: string): boolean => {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** Long enough that a page written by many transactions is copied once; short enough that the log stays small. */
const PAUSE_MS = 500;
/** The second pass copies the commits made during the first, so that little remains for the writing connection. */
const PASSES = 2;
/** The writing connection finishes every fourth copy only: it blocks the calls. The log stays below 40 MB. */
const COPIES_A_LOG = 4;

/** On the event loop, copying the log would block every call for 5 to 8 ms, so a thread of libsql does it. */
const createCheckpoints = (file: string, finish: () => Promise<void>) => {
  let log: OffThread | undefined;
  let planned: NodeJS.Timeout | undefined;
  let copying = Promise.resolve();
  let copies = 0;

  const copy = async () => {
    try {
      log ??= new OffThread(file, {});
      for (let pass = 0; pass < PASSES; pass += 1) await log.exec('pragma wal_checkpoint(passive)');
      copies += 1;
      if (copies % COPIES_A_LOG === 0) await finish();
    } catch {
      // The log keeps the rows that were not copied, so no data is lost.
    }
  };

  return {
    committed: (): void => {
      planned ??= setTimeout(() => {
        planned = undefined;
        copying = copying.then(copy);
      }, PAUSE_MS).unref();
    },
    close: async (): Promise<void> => {
      clearTimeout(planned);
      await copying;
      log?.close();
    },
  };
};

/** Another file has the path of the open database. Data in the open file is lost when the process ends. */
class ReplacedFileError extends Error {
  override readonly name = 'ReplacedFileError';
  /** SQLite's code for this case. SQLite itself reports it only in other journal modes than the provider's. */
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

const identityOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.dev} ${found.ino}`;
};

const rememberFile = (path: string): (() => void) => {
  const opened = identityOf(path);
  return () => {
    if (identityOf(path) !== opened) throw new ReplacedFileError();
  };
};

/** Time for which a statement waits for another process, and the interval of its retries. */
const BUSY_MS = 2_000;
const RETRY_MS = 10;

const isBusy = (error: unknown) => codeOf(error) === 'SQLITE_BUSY';

/** More than the provider's number of statements. Each length of a list is a separate statement. */
const MAX_STATEMENTS = 500;

/** libsql leaves a locked statement open: nothing is committed before it runs again or the file is reopened. */
class LockAwareDatabase implements SqliteDatabase {
  readonly #open: () => Sqlite.Database;
  #file: Sqlite.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(open: () => Sqlite.Database) {
    this.#open = open;
    this.#file = open();
  }

  get inTransaction() {
    return this.#file.inTransaction;
  }

  prepare(sql: string): SqliteStatement {
    const cached = this.#statements.get(sql);
    if (cached !== undefined) return cached;
    if (this.#statements.size === MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#file.prepare(sql);
    // libsql asks SQLite at each run.
    Object.defineProperty(statement, 'reader', { value: statement.reader });
    this.#statements.set(sql, statement);
    return statement;
  }

  reopen() {
    const before = this.#file;
    this.#file = this.#open();
    this.#statements.clear();
    before.close();
  }

  forget(sql: string) {
    this.#statements.delete(sql);
  }

  close() {
    this.#statements.clear();
    this.#file.close();
  }
}

/** Kysely's driver, which waits for other processes without blocking, and does not wait for copies of the log. */
class RetryingSqliteDriver extends SqliteDriver {
  readonly #database: LockAwareDatabase;
  readonly #checkpoints: ReturnType<typeof createCheckpoints>;
  readonly #requireOwnFile: () => void;
  /** The only connection. Kysely keeps the object that it gets. */
  #connection: DatabaseConnection | undefined;

  constructor(file: string, open: () => Sqlite.Database) {
    const database = new LockAwareDatabase(open);
    super({ database });
    this.#database = database;
    this.#requireOwnFile = rememberFile(file);
    this.#checkpoints = createCheckpoints(file, () => this.#finishCopy());
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection);
    this.#checkpoints.committed();
  }

  override async destroy() {
    await this.#checkpoints.close();
    await super.destroy();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#requireOwnFile();
    const connection = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) => this.#retrying(query.sql, () => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
    return this.#connection;
  }

  // A plain BEGIN that reads first cannot write after another process has written: it fails without waiting.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite rolls back by itself on a full disk. A second rollback would hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  async #finishCopy() {
    const connection = await this.acquireConnection();
    try {
      await connection.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(passive)'));
    } finally {
      await this.releaseConnection();
    }
  }

  async #retrying<T>(sql: string, run: () => Promise<T>): Promise<T> {
    const until = performance.now() + BUSY_MS;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!isBusy(error)) this.#database.forget(sql);
        else if (performance.now() > until) this.#database.reopen();
        else {
          await sleep(RETRY_MS);
          continue;
        }
        throw error;
      }
    }
  }
}

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
  // If the copies on the other thread fail, SQLite itself copies a log of 40 MB.
  database.exec('PRAGMA wal_autocheckpoint = 10000');
  // Overwrites deleted data: a free page must not keep an address.
  database.exec('PRAGMA secure_delete = ON');
  database.exec('PRAGMA foreign_keys = ON');
  // From here on the driver does the waiting, without blocking the process.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
};

export const sqliteDialect = (file: string, keepsMode: boolean): Dialect => ({
  createDriver: () => new RetryingSqliteDriver(file, () => openFile(file, keepsMode)),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

type Trx = Transaction<Tables>;

interface Job {
  readonly run: (trx: Trx) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of jobs in one transaction. Other work waits for the connection until the last one ends. */
const MAX_JOBS = 32;

const runInSavepoint = async (trx: Trx, { run, reject }: Job): Promise<() => void> => {
  await trx.executeQuery(CompiledQuery.raw('savepoint job'));
  try {
    const settle = await run(trx);
    await trx.executeQuery(CompiledQuery.raw('release job'));
    return settle;
  } catch (error) {
    // After a full disk or a lost file, SQLite has already ended the whole transaction with its savepoints.
    if (isUnavailable(error)) throw error;
    await trx.executeQuery(CompiledQuery.raw('rollback to job'));
    return () => reject(error);
  }
};

const runTogether = async (query: Kysely<Tables>, jobs: readonly Job[]): Promise<void> => {
  try {
    const outcomes = await query.transaction().execute(async (trx) => {
      const settled: (() => void)[] = [];
      for (const job of jobs)
        settled.push(await (jobs.length === 1 ? job.run(trx) : runInSavepoint(trx, job)));
      return settled;
    });
    for (const settle of outcomes) settle();
  } catch (error) {
    for (const { reject } of jobs) reject(error);
  }
};

/** Commits waiting transactions together: they share one sync of the disk, and each promise resolves after it. */
export const groupCommit = (query: Kysely<Tables>) => {
  const waiting: Job[] = [];
  let isRunning = false;

  const runWaiting = async () => {
    while (waiting.length > 0) await runTogether(query, waiting.splice(0, MAX_JOBS));
    isRunning = false;
  };

  return <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const run = async (trx: Trx) => {
        const result = await work(trx);
        return () => resolve(result);
      };
      waiting.push({ run, reject });
      if (isRunning) return;
      isRunning = true;
      // SQLite answers before the next request is read; the delay lets requests that have arrived join the group.
      setImmediate(() => void runWaiting());
    });
};
