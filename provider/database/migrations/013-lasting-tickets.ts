import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/**
 * A ticket must outlast its session and its application, because the platform must still revoke its tokens. SQLite
 * cannot drop a reference, so the table is rebuilt.
 */
export const lastingTickets = async (trx: Trx) => {
  const { schema } = trx;
  await schema
    .createTable('lasting_tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('connector', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('app_id', 'text', (column) => column.notNull())
    .addColumn('state_hash', 'text', (column) => column.notNull())
    .addColumn('ticket_hash', 'text', (column) => column.unique())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  // Both tables have the same columns in the same order.
  await sql`insert into lasting_tickets select * from tickets`.execute(trx);
  await schema.dropTable('tickets').execute();
  await schema.alterTable('lasting_tickets').renameTo('tickets').execute();
  await schema.createIndex('tickets_person').on('tickets').column('person_id').execute();
  await schema.createIndex('tickets_expires').on('tickets').column('expires_at').execute();
};
