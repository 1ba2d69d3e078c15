import { existsSync, readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import { ConfigError } from './config-values.ts';
import { copyRows, hasRows, tablesIn } from './database/copy-rows.ts';
import { type Database, openDatabase } from './database/database.ts';
import { isReady, migrate } from './database/migrate.ts';
import { reachDatabase } from './database/reach.ts';
import { createKeyring } from './secrets/keyring.ts';
import { signingKeys } from './secrets/signing-keys.ts';
import { requireNoMore, UsageError } from './usage.ts';

/** Tokens and keys in the rows are sealed with the secret. A copy of the database may lie apart from the secret's file. */
const requireSecretOf = (file: string, secrets: readonly string[] | null) => {
  const beside = `${file}.secret`;
  if (!existsSync(beside) || secrets?.includes(readFileSync(beside, 'utf8').trim())) return;
  throw new ConfigError('PROVIDER_SECRET', `must have the line of ${beside}, which seals tokens and keys`);
};

/**
 * Each start stores the public receipt keys of its secrets, so a database names its secrets also if no file has them.
 * @throws ConfigError if no present secret has ever been that of the database
 */
const requireKeyOf = async ({ query }: Database, file: string, secrets: readonly string[]) => {
  const stored = await query.selectFrom('receipt_keys').select('kid').execute();
  const { published } = await signingKeys(createKeyring(secrets), 'receipt-key');
  if (stored.length === 0 || stored.some(({ kid }) => published.some((key) => key.kid === kid))) return;
  throw new ConfigError('PROVIDER_SECRET', `must be the secret of ${file}, which seals tokens and keys`);
};

/** Copies everything in one transaction, while the lock of another one keeps the source as it is. */
const copyAll = (source: Database, target: Database): Promise<number> =>
  source.transaction((from) =>
    target.transaction(async (into) => {
      await target.takeTime(into);
      // The migration has made the app of /account, which the source has too.
      await into.deleteFrom('apps').where('id', '=', 'account').execute();
      let count = 0;
      for (const table of await tablesIn(from)) {
        if (await hasRows(into, table))
          throw new ConfigError('DATABASE_URL', 'names a database with data: `import` needs an empty one');
        count += await copyRows(from, into, table);
      }
      return count;
    }),
  );

/**
 * `provider import FILE`: copies an SQLite database into the empty PostgreSQL database of `DATABASE_URL`.
 * @throws UsageError
 * @throws ConfigError
 */
export const runImportCommand = async (
  { database: address, secrets }: Pick<Config, 'database' | 'secrets'>,
  [file, ...more]: readonly string[],
  say: (text: string) => void,
) => {
  if (!file || file.startsWith('-')) throw new UsageError('From which SQLite file?');
  requireNoMore(more);
  if (address.kind !== 'postgres')
    throw new ConfigError('DATABASE_URL', 'must name PostgreSQL: `import` copies an SQLite file into it');
  if (!existsSync(file)) throw new UsageError(`${file} is not there`);
  requireSecretOf(file, secrets);
  const target = await reachDatabase(address);
  const source = openDatabase({ kind: 'sqlite', file });
  try {
    await migrate(target, Date.now());
    if (!(await isReady(source)))
      throw new UsageError(
        `${file} is no database of this release: \`DATABASE_URL=file:${file} data-connect-provider migrate\` first`,
      );
    await requireKeyOf(source, file, secrets ?? []);
    say(`${await copyAll(source, target)} rows are copied. The rows of ${file} are unchanged.`);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
};
