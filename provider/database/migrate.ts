import type { Kysely } from 'kysely';
import { ConfigError } from '../config/values.ts';
import type { Database, Trx } from './database.ts';
import { isOfAnotherShape } from './failures.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Tables } from './schema.ts';

/** A later release made the database, so this one must not write to it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(found: number) {
    super(
      `The database is at version ${found} and this release knows ${MIGRATIONS.length}: run the newer release, or restore a backup.`,
    );
  }
}

const requireKnown = (version: number) => {
  if (version > MIGRATIONS.length) throw new NewerDatabaseError(version);
};

const versionIn = async (on: Kysely<Tables>): Promise<number> => {
  const { version } = await on
    .selectFrom('migrations')
    // Tables of other tools have this name too, but not both columns.
    .select(({ fn }) => [fn.max('version').as('version'), fn.max('applied_at').as('applied_at')])
    .executeTakeFirstOrThrow();
  return version ?? 0;
};

/** PostgreSQL requires the right to create tables even if the table exists. */
const createTable = ({ schema }: Trx) =>
  schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();

/** Explains tables of another application that have the names of the provider's. */
const explainedForeign = (error: unknown): unknown =>
  isOfAnotherShape(error)
    ? new ConfigError(
        'DATABASE_URL',
        'names a database with tables of another application: make one for the provider alone',
      )
    : error;

/**
 * Migrates the database to this release's version, in one transaction and one copy at a time. Without pending steps, it
 * only reads. The role of the server then needs no right to change tables, if another role has run `provider migrate`.
 * @param now milliseconds since 1970
 * @returns the number of steps that ran
 * @throws NewerDatabaseError
 * @throws ConfigError if another application uses the database
 */
export const migrate = async (database: Database, now: number): Promise<number> => {
  // An empty database has no such table. Any other error appears again in the transaction.
  const found = await versionIn(database.query).catch(() => 0);
  requireKnown(found);
  if (found === MIGRATIONS.length) return 0;
  const work = async (trx: Trx): Promise<number> => {
    // Another copy may be migrating, and a step may rewrite a large table.
    await database.takeTime(trx);
    await database.lock(trx, 'migrations');
    await createTable(trx);
    const before = await versionIn(trx);
    requireKnown(before);
    for (const [index, step] of MIGRATIONS.entries()) {
      if (index < before) continue;
      await step(trx);
      await trx
        .insertInto('migrations')
        .values({ version: index + 1, applied_at: now })
        .execute();
    }
    return MIGRATIONS.length - before;
  };
  return database.transaction(work).catch((error: unknown) => {
    // Only the first step can meet the tables of another application. Later steps change the provider's own.
    throw found === 0 ? explainedForeign(error) : error;
  });
};

/** Whether the database answers, accepts writes and has this release's version. Never throws. */
export const isReady = async ({ query, takesWrites }: Database): Promise<boolean> => {
  try {
    return (await versionIn(query)) === MIGRATIONS.length && (await takesWrites());
  } catch {
    return false;
  }
};
