import type { Trx } from '../database.ts';

/**
 * Sign-ins at `/authorize`: the requests under way, the browsers that are signed in, and the further data of a code of
 * OpenID Connect. A refresh token is a part of its authorization, so that all of them end together.
 */
export const openid = async ({ schema }: Trx) => {
  for (const column of ['redirect_uri', 'nonce', 'family_hash', 'refresh_hash'] as const)
    await schema.alterTable('authorizations').addColumn(column, 'text').execute();
  await schema.alterTable('authorizations').addColumn('auth_time', 'bigint').execute();
  await schema
    .createIndex('authorizations_family')
    .unique()
    .on('authorizations')
    .column('family_hash')
    .execute();
  await schema
    .createTable('authorize_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('authorize_requests_app').on('authorize_requests').column('app_id').execute();
  await schema
    .createIndex('authorize_requests_expires')
    .on('authorize_requests')
    .column('expires_at')
    .execute();
  await schema
    .createTable('authorize_browsers')
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('app_id', 'text', (column) => column.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('email', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('authorize_browsers_key', ['browser_hash', 'app_id'])
    .execute();
  await schema.createIndex('authorize_browsers_app').on('authorize_browsers').column('app_id').execute();
  await schema
    .createIndex('authorize_browsers_session')
    .on('authorize_browsers')
    .column('session_id')
    .execute();
};
