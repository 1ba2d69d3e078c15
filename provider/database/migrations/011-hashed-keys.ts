import { createHash } from 'node:crypto';
import type { Trx } from '../database.ts';

// Its own hash: a step that was released never changes, whatever the provider's secrets become.
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Keys of applications are kept as hashes; how each begins tells an operator which is which. */
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
