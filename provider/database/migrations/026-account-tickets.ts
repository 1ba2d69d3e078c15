import type { Trx } from '../database.ts';

/**
 * One-time tickets that lead from the widget to /account, and the sessions that come from another one and end with it.
 */
export const accountTickets = async ({ schema }: Trx) => {
  await schema
    .createTable('account_tickets')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('account_tickets_session').on('account_tickets').column('session_id').execute();
  await schema.createIndex('account_tickets_expires').on('account_tickets').column('expires_at').execute();
  await schema
    .alterTable('sessions')
    .addColumn('from_session', 'text', (column) => column.references('sessions.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('sessions_from').on('sessions').column('from_session').execute();
};
