import { createHash } from 'node:crypto';
import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { codeOf } from '../http/error-code.ts';
import { NoConnectionError } from './failures.ts';

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;
/** The server ends a statement after STATEMENT_MS. Without an answer after this time, it is unreachable. */
const ANSWER_MS = STATEMENT_MS + 5_000;
export const TAKE_TIME = 'set local statement_timeout = 0';

/** A statement with more parameters has a list, and each length of the list would be another prepared statement. */
const MAX_KEPT_PARAMETERS = 20;

/** `count(*)` and times arrive as 64-bit integers, all below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** Names of prepared statements: one for each statement in the source, and for each length of a short list. */
const names = new Map<string, string>();
const nameOf = (text: string) => {
  const cached = names.get(text);
  if (cached !== undefined) return cached;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/** After a failover another server has the address, and only a new connection reaches it. */
const isOfNoUse = (error: unknown): error is Error =>
  error instanceof Error && (error.message === 'Query read timeout' || codeOf(error) === '25006');

/** Prepares each statement once. A useless connection runs no more, and is closed when it is released. */
const connectionOf = (client: pg.PoolClient, answerMs: number): PostgresPoolClient => {
  let useless: Error | undefined;
  let isTimed = true;

  const ask = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (useless !== undefined) throw useless;
    if (text === TAKE_TIME) isTimed = false;
    const isKept = values.length > 0 && values.length <= MAX_KEPT_PARAMETERS;
    const statement = {
      text,
      values: [...values],
      ...(isKept ? { name: nameOf(text) } : {}),
      ...(isTimed ? { query_timeout: answerMs } : {}),
    };
    try {
      return await client.query(statement);
    } catch (error) {
      if (isOfNoUse(error)) useless = error;
      throw error;
    }
  };

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are not streamed');
    return ask(text, values);
  }
  return { query, release: () => client.release(useless) };
};

/** @param onLost called when an idle connection breaks, which no query reports */
export const postgresDialect = (
  url: string,
  onLost: (error: Error) => void,
  answerMs = ANSWER_MS,
): Dialect => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'data-connect-provider',
  });
  // Between two statements no query reports a broken connection: its error would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  // The pool reports the error of an idle connection a second time.
  pool.on('error', () => {});
  const connect = async () => {
    try {
      return connectionOf(await pool.connect(), answerMs);
    } catch (error) {
      throw new NoConnectionError(error);
    }
  };
  return new PostgresDialect({
    pool: { connect, end: () => pool.end() },
  });
};
