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

/** How long a statement waits for another process, and how often it looks. */
const BUSY_MS = 2_000;
const LOOK_MS = 10;

const isBusy = (error: unknown) => codeOf(error) === 'SQLITE_BUSY';

/** More than the provider has statements; lists of different lengths are statements of their own. */
const MAX_STATEMENTS = 500;

/**
 * The open file with its prepared statements. libsql leaves a statement that was refused as locked open, after which no
 * transaction of the connection commits: the same statement must run again, or the file be opened anew.
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

  /** A statement that failed is not used again. */
  forget(sql: string) {
    this.#statements.delete(sql);
  }

  close() {
    this.#statements.clear();
    this.#file.close();
  }
}

/** Kysely's driver, which waits for other processes without stopping this one, and for no copy of the log. */
export class RetryingSqliteDriver extends SqliteDriver {
  readonly #database: LockAwareDatabase;
  readonly #checkpoints: Checkpoints;
  readonly #requireOwnFile: () => void;
  #initialized: Promise<void> | undefined;
  /** The one that there is: Kysely keeps whatever it is handed. */
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

  /** Runs a compiled statement in the transaction that is open. */
  async run<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]> {
    if (!this.#connection) throw new Error('No transaction is open');
    const { rows } = await this.#connection.executeQuery<Row>(query);
    return rows;
  }

  /** Runs a compiled statement once nobody has the connection. */
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

  // A plain BEGIN that reads first cannot become a writer once another process has written: it fails without waiting.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite rolls back by itself on a full disk; a second rollback would hide the cause.
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
          await sleep(LOOK_MS);
          continue;
        }
        throw error;
      }
    }
  }
}
