import type { Trx } from '../database.ts';

/** Secrets of confidential applications, and one-time codes for their servers. A used code stays, to detect reuse. */
export const authorizations = async ({ schema }: Trx) => {
  await schema
    .alterTable('app_keys')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('key'))
    .execute();
  await schema
    .createTable('authorizations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('grant_id', 'text', (column) => column.references('grants.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('origin', 'text')
    .addColumn('challenge', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  await schema.createIndex('authorizations_app').on('authorizations').column('app_id').execute();
  await schema.createIndex('authorizations_grant').on('authorizations').column('grant_id').execute();
  await schema.createIndex('authorizations_expires').on('authorizations').column('expires_at').execute();
};
