import { sql } from 'kysely';
import { ConfigError } from './config/values.ts';
import type { Database } from './database/database.ts';
import { createKeyring, type Keyring, type Purpose } from './secrets/keyring.ts';
import { signingKeys } from './secrets/signing-keys.ts';

/**
 * Sealed columns whose rows stay, with their purposes. A start with a new secret seals them again. All other sealed
 * values expire within a day.
 */
const SEALED = [
  ['accounts', 'sealed', 'platform'],
  ['revocations', 'sealed', 'platform'],
  ['app_webhooks', 'secret', 'webhook'],
] as const satisfies readonly (readonly [string, string, Purpose])[];

/** Numbers of sealed values that the present secrets open, and that they do not open. */
interface Sealed {
  readonly opened: number;
  readonly lost: number;
}

const sealedIn = async ({ query }: Database, keyring: Keyring): Promise<Sealed> => {
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

/** Whether the newest receipt key is of one of these secrets, or no start of the provider has added a key yet. */
const isNewest = async ({ query }: Database, keyring: Keyring): Promise<boolean> => {
  const keys = await query.selectFrom('receipt_keys').select(['kid', 'created_at']).execute();
  const last = Math.max(...keys.map(({ created_at }) => created_at));
  const newest = keys.filter(({ created_at }) => created_at === last);
  const { published } = await signingKeys(keyring, 'receipt-key');
  return keys.length === 0 || newest.some(({ kid }) => published.some((key) => key.kid === kid));
};

/**
 * Requires the present secret of the database. A receipt key proves nothing, because a removed secret keeps its key;
 * the sealed values decide. Only a database without sealed values is identified by its newest key.
 * @returns the number of values that another secret has sealed: either these were lost before, or that secret is
 * missing here
 * @throws ConfigError
 */
export const requireSecretOf = async (
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
