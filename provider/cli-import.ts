import { existsSync, readFileSync } from 'node:fs';
import { requireSecretOf } from './cli-import-secret.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-values.ts';
import { copyRows, hasRows, openSource, tablesIn } from './database/copy-rows.ts';
import type { Database } from './database/database.ts';
import { isReady, migrate } from './database/migrate.ts';
import { reachDatabase } from './database/reach.ts';
import { UsageError } from './usage.ts';

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
