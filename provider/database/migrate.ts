import type { Database, Trx } from './database.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** The database was made by a later release: this one must not write to it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(found: number) {
    super(
      `The database is at version ${found} and this release knows ${MIGRATIONS.length}: run the newer release, or restore a backup.`,
    );
  }
}

const versionIn = async (trx: Trx) => {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const { version } = await trx
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
};

/**
 * Brings the database to this release's version, in one transaction and one copy at a time.
 * @param now milliseconds since 1970
 * @returns how many steps were made
 * @throws NewerDatabaseError
 */
export const migrate = (database: Database, now: number): Promise<number> =>
  database.transaction(async (trx) => {
    // Another copy may be at it, and a step may rewrite a large table.
    await database.takeTime(trx);
    await database.lock(trx, 'migrations');
    const before = await versionIn(trx);
    if (before > MIGRATIONS.length) throw new NewerDatabaseError(before);
    for (const [index, step] of MIGRATIONS.entries()) {
      if (index < before) continue;
      await step(trx);
      await trx
        .insertInto('migrations')
        .values({ version: index + 1, applied_at: now })
        .execute();
    }
    return MIGRATIONS.length - before;
  });

/** Whether the database answers and is at this release's version. Never throws. */
export const isReady = async ({ query }: Database): Promise<boolean> => {
  try {
    const found = await query
      .selectFrom('migrations')
      .select('version')
      .orderBy('version', 'desc')
      .executeTakeFirst();
    return found?.version === MIGRATIONS.length;
  } catch {
    return false;
  }
};
