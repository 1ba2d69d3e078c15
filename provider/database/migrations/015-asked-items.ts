import type { Trx } from '../database.ts';

/** The items that each grant has asked about. A token of test mode has no grant; its rows end with it. */
export const askedItems = async ({ schema }: Trx) => {
  await schema
    .createTable('asked_items')
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text', (column) => column.references('grants.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('asked_items_key', ['holder', 'item'])
    .execute();
  await schema.createIndex('asked_items_grant').on('asked_items').column('grant_id').execute();
  await schema.createIndex('asked_items_expires').on('asked_items').column('expires_at').execute();
};
