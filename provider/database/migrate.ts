import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config/values.ts';
import type { Database, Trx } from './database.ts';
import { isOfAnotherShape } from './failures.ts';
import { TABLES_31, type Tables } from './schema.ts';
import { statementsOf } from './schema-31/table.ts';

/** The version of `schema-31/`, and the last release that brings an older database to it. */
const FIRST = { version: 31, release: '2.1.7' };

/**
 * Version 32: the applications of a sector share a person's id, so `subject` is no longer unique in `subjects`. Items now
 * belong to a person and an application, so the items of single grants are deleted.
 */
const addSectors = async (trx: Trx): Promise<void> => {
  const statements = [
    'alter table apps add column sector text',
    // SQLite cannot drop the constraint of a column.
    `create table sector_subjects (
       person_id text not null references people (id) on delete cascade,
       app_id text not null references apps (id) on delete cascade,
       subject text not null,
       constraint subjects_pair_key primary key (person_id, app_id))`,
    'insert into sector_subjects select person_id, app_id, subject from subjects',
    'drop table subjects',
    'alter table sector_subjects rename to subjects',
    'create index subjects_app on subjects (app_id)',
    'create index subjects_subject on subjects (subject)',
    'delete from asked_items where expires_at is null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};

/** Version 33. */
const addLeftOut = (trx: Trx): Promise<void> =>
  trx.schema.alterTable('grants').addColumn('left_out', 'text').execute();

/** Version 34: whether a grant was given at top level, where no page around it can deceive the person. */
const addAtTop = (trx: Trx): Promise<void> =>
  trx.schema
    .alterTable('grants')
    .addColumn('at_top', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

/** Version 35: the picture of an application, as base64, and its path at the provider. */
const addLogos = async (trx: Trx): Promise<void> => {
  for (const column of ['logo', 'logo_png'])
    await trx.schema.alterTable('apps').addColumn(column, 'text').execute();
};

/** The steps from version 31, oldest first: the first one makes 32. A released step never changes: append a new one. */
const STEPS: readonly ((trx: Trx) => Promise<void>)[] = [addSectors, addLeftOut, addAtTop, addLogos];

const VERSION = FIRST.version + STEPS.length;

export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(found: number) {
    super(
      `The database is at version ${found} and this release knows ${VERSION}: run the newer release, or restore a backup.`,
    );
  }
}

/** @param version 0 for an empty database */
const requireKnown = (version: number) => {
  if (version > VERSION) throw new NewerDatabaseError(version);
  if (version > 0 && version < FIRST.version)
    throw new ConfigError(
      'DATABASE_URL',
      `names a database at version ${version}: start release ${FIRST.release} once, which brings it to ${FIRST.version}`,
    );
};

const versionIn = async (on: Kysely<Tables>): Promise<number> => {
  const { version } = await on
    .selectFrom('migrations')
    // Tables of other tools have this name too, but not both columns.
    .select(({ fn }) => [fn.max('version').as('version'), fn.max('applied_at').as('applied_at')])
    .executeTakeFirstOrThrow();
  return version ?? 0;
};

const REFUSAL = 'The audit log is append-only';

/** `insert or replace` of SQLite deletes a row without the trigger of deletions, so a known `seq` is refused too. */
const AUDIT_ON_SQLITE = [
  `create trigger audit_update before update on audit begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger audit_delete before delete on audit begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger audit_replace before insert on audit when exists (select 1 from audit where seq = new.seq)
     begin select raise(abort, '${REFUSAL}'); end`,
];

const AUDIT_ON_POSTGRES = [
  `create function refuse_audit_change() returns trigger language plpgsql as
     $$ begin raise exception '${REFUSAL}'; end $$`,
  `create trigger audit_change before update or delete on audit
     for each row execute function refuse_audit_change()`,
  `create trigger audit_truncate before truncate on audit
     for each statement execute function refuse_audit_change()`,
];

/** Makes version 31. The app of the account pages, for sessions at /account, has no key. */
const createSchema = async (trx: Trx): Promise<void> => {
  const isPostgres = trx.getExecutor().adapter.supportsTransactionalDdl;
  const statements = Object.entries(TABLES_31).flatMap(([name, table]) => statementsOf(name, table));
  for (const statement of [...statements, ...(isPostgres ? AUDIT_ON_POSTGRES : AUDIT_ON_SQLITE)])
    await sql.raw(statement).execute(trx);
  await sql`insert into apps (id, name, mode, created_at) values ('account', 'Account', 'live', 0)`.execute(
    trx,
  );
};

/** PostgreSQL requires the right to create tables even if the table exists. */
const createTable = ({ schema }: Trx) =>
  schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();

const explainedForeign = (error: unknown): unknown =>
  isOfAnotherShape(error)
    ? new ConfigError(
        'DATABASE_URL',
        'names a database with tables of another application: make one for the provider alone',
      )
    : error;

/**
 * Without pending steps it only reads, so that the role of the server needs no right to change tables.
 * @throws NewerDatabaseError; ConfigError for tables of another application, or of before version 31
 */
export const migrate = async (database: Database, now: number): Promise<number> => {
  // An empty database has no such table. Any other error appears again in the transaction.
  const found = await versionIn(database.query).catch(() => 0);
  requireKnown(found);
  if (found === VERSION) return 0;
  const work = async (trx: Trx): Promise<number> => {
    // Another copy may be migrating, and a step may rewrite a large table.
    await database.takeTime(trx);
    await database.lock(trx, 'migrations');
    await createTable(trx);
    const before = await versionIn(trx);
    requireKnown(before);
    let count = 0;
    for (const [index, step] of [createSchema, ...STEPS].entries()) {
      const version = FIRST.version + index;
      if (version <= before) continue;
      await step(trx);
      await trx.insertInto('migrations').values({ version, applied_at: now }).execute();
      count += 1;
    }
    return count;
  };
  return database.transaction(work).catch((error: unknown) => {
    // Only the first step can meet the tables of another application. Later steps change the provider's own.
    throw found === 0 ? explainedForeign(error) : error;
  });
};

/** @throws ConfigError for a database without the tables of a provider */
export const requireTables = async ({ query }: Database): Promise<void> => {
  if ((await versionIn(query).catch(() => 0)) > 0) return;
  throw new ConfigError(
    'DATABASE_URL',
    'names a database without the tables of a provider. `serve` and `migrate` make them',
  );
};

/** Whether the database answers, accepts writes and has this release's version. Never throws. */
export const isReady = async ({ query, takesWrites }: Database): Promise<boolean> => {
  try {
    return (await versionIn(query)) === VERSION && (await takesWrites());
  } catch {
    return false;
  }
};
