import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type Sqlite from 'libsql';
import { codeOf } from '../error-code.ts';
import { type Checkpoints, createCheckpoints } from './checkpoints.ts';
import { rememberFile } from './replaced-file.ts';

/** Time for which a statement waits for another process, and the interval of its retries. */
const BUSY_MS = 2_000;
const RETRY_MS = 10;

const isBusy = (error: unknown) => codeOf(error) === 'SQLITE_BUSY';

/** More than the provider's number of statements. Each length of a list is a separate statement. */
const MAX_STATEMENTS = 500;

/**
 * The open file with its prepared statements. libsql leaves a statement open after refusing it as locked. The
 * connection can then commit no transaction before the same statement runs again or the file is opened again.
 */
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
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size === MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#file.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  reopen() {
    const before = this.#file;
    this.#file = this.#open();
    this.#statements.clear();
    before.close();
  }

  /** Removes a statement that failed, so that it is not used again. */
  forget(sql: string) {
    this.#statements.delete(sql);
  }

  close() {
    this.#statements.clear();
    this.#file.close();
  }
}

/**
 * Kysely's driver with two changes: it waits for other processes without blocking this one, and it does not wait while
 * the log is copied.
 */
export class RetryingSqliteDriver extends SqliteDriver {
  readonly #database: LockAwareDatabase;
  readonly #checkpoints: Checkpoints;
  readonly #requireOwnFile: () => void;
  #initialized: Promise<void> | undefined;
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

  override init(): Promise<void> {
    this.#initialized ??= super.init();
    return this.#initialized;
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

  /** Runs a compiled statement in the open transaction. */
  async run<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]> {
    if (!this.#connection) throw new Error('No transaction is open');
    const { rows } = await this.#connection.executeQuery<Row>(query);
    return rows;
  }

  /** Runs a compiled statement when the connection is free. */
  async runApart<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]> {
    await this.init();
    const connection = await this.acquireConnection();
    try {
      const { rows } = await connection.executeQuery<Row>(query);
      return rows;
    } finally {
      await this.releaseConnection();
    }
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
