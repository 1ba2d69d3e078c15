import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** The addresses and events of applications, and whether the event for the end of a grant was stored. */
export const webhooks = async (trx: Trx) => {
  const { schema } = trx;
  await schema
    .createTable('app_webhooks')
    .addColumn('app_id', 'text', (column) => column.primaryKey().references('apps.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_ends_at', 'bigint')
    .addColumn('paused_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('webhook_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('webhook_events_of_person')
    .on('webhook_events')
    .columns(['app_id', 'subject', 'seq'])
    .execute();
  await schema.createIndex('webhook_events_due').on('webhook_events').columns(['state', 'due_at']).execute();
  await schema.createIndex('webhook_events_old').on('webhook_events').columns(['expires_at']).execute();
  await schema
    .alterTable('grants')
    .addColumn('end_told', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update grants set end_told = 1 where revoked_at is not null`.execute(trx);
  await schema.createIndex('grants_ending').on('grants').columns(['end_told', 'ends_at']).execute();
};
