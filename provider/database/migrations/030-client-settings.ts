import type { Trx } from '../database.ts';

/** Algorithm of an app's ID tokens, whether it may sign people in without PKCE, and the keys for RS256. */
export const clientSettings = async ({ schema }: Trx) => {
  for (const [column, first] of [
    ['id_token_alg', 'ES256'],
    ['pkce', 'required'],
  ] as const)
    await schema
      .alterTable('apps')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(first))
      .execute();
  await schema
    .createTable('rsa_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
};
