import type { Trx } from '../database.ts';

/**
 * Whether a sign-in gave the application more under a grant than its data: the address, and access that lasts. What the address belongs to, and what an answer ends with: the grant under which the person gave their address, and
 * the session that approved a request whose form was not fetched yet.
 */
export const signInEnds = async ({ schema }: Trx) => {
  for (const column of ['gives_address', 'lasts'] as const)
    await schema
      .alterTable('grants')
      .addColumn(column, 'integer', (given) => given.notNull().defaultTo(0))
      .execute();
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
