import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/**
 * Grants record whether a sign-in gave the address. The address that a browser may give again belongs to one grant, and
 * a waiting answer as a form belongs to the session that approved.
 */
export const signInEnds = async (trx: Trx) => {
  const { schema } = trx;
  await schema
    .alterTable('grants')
    .addColumn('gives_address', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Earlier sign-ins gave it with this scope. A test application got no address.
  await sql`
    update grants set gives_address = 1
    where id in (select grant_id from authorizations where ' ' || scope || ' ' like '% email %')
    and app_id in (select id from apps where mode = 'live')
  `.execute(trx);
  await schema
    .alterTable('authorize_browsers')
    .addColumn('grant_id', 'text', (column) => column.references('grants.id').onDelete('set null'))
    .execute();
  await schema.createIndex('authorize_browsers_grant').on('authorize_browsers').column('grant_id').execute();
  await schema
    .alterTable('authorize_requests')
    .addColumn('session_id', 'text', (column) => column.references('sessions.id').onDelete('cascade'))
    .execute();
  await schema
    .createIndex('authorize_requests_session')
    .on('authorize_requests')
    .column('session_id')
    .execute();
};
