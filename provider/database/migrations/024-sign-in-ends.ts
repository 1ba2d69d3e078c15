import type { Trx } from '../database.ts';

/**
 * What the address belongs to, and what an answer ends with: the grant under which the person gave their address, and
 * the session that approved a request whose form was not fetched yet.
 */
export const signInEnds = async ({ schema }: Trx) => {
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
