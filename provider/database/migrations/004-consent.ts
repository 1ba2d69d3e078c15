import type { Trx } from '../database.ts';

/** Grants with their receipts, first answers, and the signing keys of receipts. */
export const consent = async ({ schema }: Trx) => {
  await schema
    .createTable('subjects')
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull().unique())
    .addPrimaryKeyConstraint('subjects_key', ['person_id', 'app_id'])
    .execute();
  await schema.createIndex('subjects_app').on('subjects').column('app_id').execute();
  await schema
    .createTable('grants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await schema.createIndex('grants_person').on('grants').columns(['person_id', 'app_id']).execute();
  await schema.createIndex('grants_app').on('grants').column('app_id').execute();
  await schema
    .createTable('receipts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('grant_id', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('jws', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('receipts_person').on('receipts').column('person_id').execute();
  await schema
    .createTable('answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('answers_person').on('answers').column('person_id').execute();
  await schema.createIndex('answers_expires').on('answers').column('expires_at').execute();
  await schema
    .createTable('receipt_keys')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('jwk', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
};
