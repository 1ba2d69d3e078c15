import { createHash } from 'node:crypto';
import type { Trx } from '../database.ts';

// A copy of the hash function, because a released step must never change, even if the provider's hashes do.
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Stores applications' keys as hashes. The first characters identify a key for the operator. */
export const hashedKeys = async (trx: Trx) => {
  const { schema } = trx;
  await schema.alterTable('app_keys').renameColumn('key', 'key_hash').execute();
  await schema
    .alterTable('app_keys')
    .addColumn('begins', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const keys = await trx.selectFrom('app_keys').select('key_hash as key').execute();
  for (const { key } of keys) {
    await trx
      .updateTable('app_keys')
      .set({ key_hash: hashOf(key), begins: key.slice(0, 10) })
      .where('key_hash', '=', key)
      .execute();
  }
};
