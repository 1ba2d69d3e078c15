import type { Trx } from '../database.ts';

/** People, their sign-in codes, counted attempts, and sessions. */
export const people = async ({ schema }: Trx) => {
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('pin_hash', 'text')
    .execute();
  await schema
    .createTable('codes')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('mac', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema
    .createIndex('codes_address')
    .on('codes')
    .columns(['address', 'app_id', 'created_at'])
    .execute();
  await schema.createIndex('codes_app').on('codes').column('app_id').execute();
  await schema.createIndex('codes_expires').on('codes').column('expires_at').execute();
  await schema
    .createTable('attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('attempts_subject').on('attempts').columns(['subject', 'at']).execute();
  await schema.createIndex('attempts_at').on('attempts').column('at').execute();
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('origin', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_person').on('sessions').column('person_id').execute();
  await schema.createIndex('sessions_app').on('sessions').column('app_id').execute();
  await schema.createIndex('sessions_expires').on('sessions').column('expires_at').execute();
};
