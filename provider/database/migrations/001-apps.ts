import type { Trx } from '../database.ts';

/** Host applications with their keys, origins and return addresses. */
export const apps = async ({ schema }: Trx) => {
  await schema
    .createTable('apps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('app_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .execute();
  await schema.createIndex('app_keys_app').on('app_keys').column('app_id').execute();
  await schema
    .createTable('app_origins')
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('origin', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('app_origins_key', ['app_id', 'origin'])
    .execute();
  await schema.createIndex('app_origins_origin').on('app_origins').column('origin').execute();
  await schema
    .createTable('app_redirects')
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('app_redirects_key', ['app_id', 'url'])
    .execute();
};
