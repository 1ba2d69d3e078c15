import { sql } from 'kysely';
import type { Trx } from '../database.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;

/** The terms of an application, the end of each grant, and the days with calls for a grant. */
export const endingGrants = async (trx: Trx) => {
  const { schema } = trx;
  for (const column of ['purposes', 'privacy_url', 'contact'] as const)
    await schema.alterTable('apps').addColumn(column, 'text').execute();
  await schema.alterTable('apps').addColumn('keep_days', 'integer').execute();
  await schema
    .alterTable('apps')
    .addColumn('access_days', 'integer', (column) => column.notNull().defaultTo(DAYS))
    .execute();
  await schema
    .alterTable('grants')
    .addColumn('ends_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('grants').addColumn('origin', 'text').execute();
  await schema.alterTable('grants').addColumn('purpose', 'text').execute();
  await sql`update grants set ends_at = created_at + ${sql.lit(DAYS * DAY_MS)}`.execute(trx);
  await schema
    .createTable('asked_days')
    .addColumn('grant_id', 'text', (column) => column.notNull().references('grants.id').onDelete('cascade'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('items', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('asked_days_key', ['grant_id', 'day'])
    .execute();
};
