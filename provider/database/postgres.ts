import { createHash } from 'node:crypto';
import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { NoConnectionError } from './failures.ts';

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;
/** Longer ones are lists, and a list of another length is another statement: too many to keep. */
const MAX_KEPT_PARAMETERS = 20;

/** `count(*)` and times come as 64-bit integers, all below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** Of the statements that were sent: as many as the source has, and one for each length of a short list. */
const names = new Map<string, string>();
const nameOf = (text: string) => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/** A connection that keeps its statements prepared: the server parses and plans each once. */
const preparing = (client: pg.PoolClient): PostgresPoolClient => {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are not streamed');
    const isKept = values.length > 0 && values.length <= MAX_KEPT_PARAMETERS;
    return client.query({ text, values: [...values], ...(isKept ? { name: nameOf(text) } : {}) });
  }
  return { query, release: () => client.release() };
};

/** @param onLost told when an idle connection breaks, which no query reports */
export const postgresDialect = (url: string, onLost: (error: Error) => void): Dialect => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'data-connect-provider',
  });
  // A connection that breaks between two statements fails no query: without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  // For an idle connection the pool reports the same error again.
  pool.on('error', () => {});
  const connect = async () => {
    try {
      return preparing(await pool.connect());
    } catch (error) {
      throw new NoConnectionError(error);
    }
  };
  return new PostgresDialect({
    pool: { connect, end: () => pool.end() },
  });
};
