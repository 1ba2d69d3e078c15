import type { Trx } from '../database.ts';

/** Connected platforms, attempts that returned from one, and tokens to be revoked. */
export const platforms = async ({ schema }: Trx) => {
  await schema
    .createTable('accounts')
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('connector', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('scope', 'text')
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('accounts_key', ['person_id', 'connector'])
    .execute();
  await schema
    .createTable('tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('connector', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('state_hash', 'text', (column) => column.notNull())
    .addColumn('ticket_hash', 'text', (column) => column.unique())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('tickets_person').on('tickets').column('person_id').execute();
  await schema.createIndex('tickets_session').on('tickets').column('session_id').execute();
  await schema.createIndex('tickets_app').on('tickets').column('app_id').execute();
  await schema.createIndex('tickets_expires').on('tickets').column('expires_at').execute();
  await schema
    .createTable('revocations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('connector', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('taken_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('revocations_due').on('revocations').column('due_at').execute();
  await schema.createIndex('revocations_expires').on('revocations').column('expires_at').execute();
};
