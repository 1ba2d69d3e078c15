import Sqlite from 'libsql';
import pg from 'pg';
import { readConfig } from '../../../provider/config/config.ts';
import { randomToken } from '../../../provider/secrets/random.ts';

type NumbersTo = (count: number) => string;

export type Filling = (numbersTo: NumbersTo) => readonly string[];

interface Index {
  readonly name: string;
  readonly sql: string;
}

const isIndex = (row: unknown): row is Index =>
  typeof row === 'object' && row !== null && 'name' in row && 'sql' in row;

const CACHE_KB = 512_000;

/** An index that is made at the end is sorted once. An existing index costs more time than the rows themselves. */
const indexesLast = (indexes: readonly Index[], statements: readonly string[]) => [
  ...indexes.map(({ name }) => `drop index ${name}`),
  ...statements,
  ...indexes.map(({ sql }) => sql),
];

const onSqlite = (file: string, filling: Filling) => {
  const statements = filling(
    (count) =>
      `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers)`,
  );
  const database = new Sqlite(file);
  try {
    for (const each of ['synchronous = OFF', 'foreign_keys = OFF', `cache_size = -${CACHE_KB}`])
      database.exec(`PRAGMA ${each}`);
    const indexes = database
      .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null")
      .all()
      .filter(isIndex);
    database.exec('begin immediate');
    for (const statement of indexesLast(indexes, statements)) database.exec(statement);
    database.exec('commit');
    // Otherwise the first call that is measured would copy the log.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
};

const onPostgres = async (connectionString: string, filling: Filling) => {
  const statements = filling((count) => `generate_series(1::bigint, ${count}) as numbers(n)`);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`set local maintenance_work_mem = '${CACHE_KB}kB'`);
    const { rows: indexes } = await client.query<Index>(
      `select indexname as name, indexdef as sql from pg_indexes
       where schemaname = 'public' and indexname not in (select conname from pg_constraint)`,
    );
    for (const statement of indexesLast(indexes, statements)) await client.query(statement);
    await client.query('commit');
    // Statistics for the planner. PostgreSQL collects them by itself within minutes.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
};

/** Adds the indexes last, in one transaction, before the provider runs. */
export const fillDatabase = async (DATABASE_URL: string, filling: Filling): Promise<void> => {
  const { database } = readConfig({ DATABASE_URL, PROVIDER_SECRET: randomToken() });
  if (database.kind === 'sqlite') onSqlite(database.file, filling);
  else await onPostgres(database.url, filling);
};
