import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/**
 * Addresses at which applications are notified of a sign-out (OpenID Connect Back-Channel Logout), the sessions that
 * signed a person in, and the session of a code, which the ID token names.
 */
export const logouts = async (trx: Trx) => {
  const { schema } = trx;
  await schema
    .createTable('app_logouts')
    .addColumn('app_id', 'text', (column) => column.primaryKey().references('apps.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('needs_session', 'integer', (column) => column.notNull())
    .addColumn('paused_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .alterTable('sessions')
    .addColumn('openid', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update sessions set openid = 1 where id in (select session_id from authorize_browsers)`.execute(
    trx,
  );
  await schema.alterTable('authorizations').addColumn('session_id', 'text').execute();
};
