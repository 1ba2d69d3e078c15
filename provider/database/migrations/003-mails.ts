import type { Trx } from '../database.ts';

/** Mails to be sent. */
export const mails = async ({ schema }: Trx) => {
  await schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('taken_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('mails_due').on('mails').columns(['state', 'due_at']).execute();
  await schema.createIndex('mails_expires').on('mails').column('expires_at').execute();
};
