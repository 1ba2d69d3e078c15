import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;

/** `count(*)` and times come as 64-bit integers, all below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
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
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
};
