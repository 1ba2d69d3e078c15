import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { sql } from 'kysely';
import type { DatabaseAddress } from '../config/addresses.ts';
import type { Config } from '../config/config.ts';
import { ConfigError, UsageError } from '../config/values.ts';
import { copyRows, hasRows, openSource } from '../database/copy-rows.ts';
import type { Database } from '../database/database.ts';
import { isReady, migrate, requireTables } from '../database/migrate.ts';
import { reachDatabase, requireFile } from '../database/reach.ts';
import { TABLE_NAMES } from '../database/schema.ts';
import { createPrivateFile } from '../database/sqlite.ts';
import { codeOf } from '../http/error-code.ts';
import { createKeyring, type Keyring, type Purpose } from '../secrets/keyring.ts';
import { signingKeys } from '../secrets/signing-keys.ts';
import type { Running } from './running.ts';

const cannotBeWritten = (file: string, error: unknown) =>
  new UsageError(`${file} cannot be written (${codeOf(error)})`);

/** @throws UsageError if the file exists or cannot be made */
const createBackupFile = (file: string) => {
  try {
    if (createPrivateFile(file)) return;
  } catch (error) {
    throw cannotBeWritten(file, error);
  }
  throw new UsageError(`${file} is there already`);
};

const copyInto = async ({ query }: Database, file: string) => {
  createBackupFile(file);
  try {
    await sql`vacuum into ${file}`.execute(query);
  } catch (error) {
    rmSync(file);
    throw cannotBeWritten(file, error);
  }
};

const backUp = async (address: DatabaseAddress, file: string) => {
  if (address.kind === 'postgres') throw new UsageError('On PostgreSQL, pg_dump makes the backup');
  // Without a database, SQLite would make an empty one, and its copy would look like a backup.
  requireFile(address);
  const database = await reachDatabase(address);
  try {
    await requireTables(database);
    // An absolute path, because SQLite reads a name that begins with `file:` as an address.
    await copyInto(database, resolve(file));
  } finally {
    await database.close();
  }
};

/** Sealed columns that a start with a new secret seals again. All other sealed values expire within a day. */
const SEALED = [
  ['accounts', 'sealed', 'platform'],
  ['revocations', 'sealed', 'platform'],
  ['app_webhooks', 'secret', 'webhook'],
] as const satisfies readonly (readonly [string, string, Purpose])[];

const sealedIn = async ({ query }: Database, keyring: Keyring) => {
  let [opened, lost] = [0, 0];
  for (const [table, column, purpose] of SEALED) {
    const labels = keyring.labels(purpose);
    const value = sql.ref(column);
    const { rows } = await sql<{ label: string; count: number }>`
      select substr(${value}, 1, ${labels[0]?.length ?? 0}) as label, count(*) as count
      from ${sql.table(table)} where ${value} <> '' group by 1
    `.execute(query);
    for (const { label, count } of rows) {
      if (labels.includes(label)) opened += count;
      else lost += count;
    }
  }
  return { opened, lost };
};

/** Whether the newest receipt key belongs to one of these secrets, or there is no key before the first start. */
const isNewest = async ({ query }: Database, keyring: Keyring): Promise<boolean> => {
  const keys = await query.selectFrom('receipt_keys').select(['kid', 'created_at']).execute();
  const last = Math.max(...keys.map(({ created_at }) => created_at));
  const newest = keys.filter(({ created_at }) => created_at === last);
  const { published } = await signingKeys(keyring, 'receipt-key');
  return keys.length === 0 || newest.some(({ kid }) => published.some((key) => key.kid === kid));
};

/** Checks the secret by the sealed values or the newest receipt key. Returns the number of values of other secrets. */
const requireSecretOf = async (
  database: Database,
  file: string,
  secrets: readonly string[],
): Promise<number> => {
  const keyring = createKeyring(secrets);
  const { opened, lost } = await sealedIn(database, keyring);
  const isRight =
    (lost === 0 && opened > 0) || ((lost === 0 || opened > 0) && (await isNewest(database, keyring)));
  if (!isRight)
    throw new ConfigError('PROVIDER_SECRET', `must be the secret of ${file}, which seals tokens and keys`);
  return lost;
};

/** Tokens and keys in the rows are sealed with the secret, whose file may be missing beside a copy of the database. */
const requireLineOf = (file: string, secrets: readonly string[] | null) => {
  const beside = `${file}.secret`;
  if (!existsSync(beside) || secrets?.includes(readFileSync(beside, 'utf8').trim())) return;
  throw new ConfigError('PROVIDER_SECRET', `must have the line of ${beside}, which seals tokens and keys`);
};

/** Copies everything in one transaction. A transaction on the source holds its lock, so the source does not change. */
const copyAll = (source: Database, target: Database): Promise<number> =>
  source.transaction((from) =>
    target.transaction(async (into) => {
      await target.takeTime(into);
      // The migration has made the app of /account, which the source has too.
      await into.deleteFrom('apps').where('id', '=', 'account').execute();
      let count = 0;
      for (const table of TABLE_NAMES) {
        if (await hasRows(into, table))
          throw new ConfigError('DATABASE_URL', 'names a database with data: `import` needs an empty one');
        count += await copyRows(from, into, table);
      }
      return count;
    }),
  );

const importFile = async (
  { database: address, secrets }: Pick<Config, 'database' | 'secrets'>,
  file: string,
  say: (text: string) => void,
) => {
  if (address.kind !== 'postgres')
    throw new ConfigError('DATABASE_URL', 'must name PostgreSQL: `import` copies an SQLite file into it');
  if (!existsSync(file)) throw new UsageError(`${file} is not there`);
  requireLineOf(file, secrets);
  const target = await reachDatabase(address);
  const { database: source, close } = openSource(file);
  try {
    await migrate(target, Date.now());
    if (!(await isReady(source)))
      throw new UsageError(
        `${file} is no database of this release: \`DATABASE_URL=file:${file} data-connect-provider migrate\` first`,
      );
    const lost = await requireSecretOf(source, file, secrets ?? []);
    say(`${await copyAll(source, target)} rows are copied. The rows of ${file} are unchanged.`);
    if (lost > 0)
      say(
        `${lost} sealed values need another secret: during a change of the secret, PROVIDER_SECRET has both.`,
      );
  } finally {
    await Promise.all([close(), target.close()]);
  }
};

export const addCopyCommands = (program: Command, { say, withDatabaseNamed }: Running): void => {
  program
    .command('backup')
    .description('copies the SQLite database at one moment, while the provider may run')
    .argument('<file>', 'the file to make')
    .action((file: string) =>
      // Without a migration: a backup shows the database before a new release changes it.
      withDatabaseNamed(async ({ database }) => {
        await backUp(database, file);
        say(`${file} is written. Keep the secret as well: what is sealed in the file opens with it alone.`);
      }),
    );
  program
    .command('import')
    .description('copies an SQLite database into the empty PostgreSQL database of DATABASE_URL')
    .argument('<file>', 'the SQLite file')
    .action((file: string) => withDatabaseNamed((config) => importFile(config, file, say)));
};
