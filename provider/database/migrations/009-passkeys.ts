import type { Trx } from '../database.ts';

/** Passkeys, their challenges, and the passkey that began each session. */
export const passkeys = async ({ schema }: Trx) => {
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('passkeys_person').on('passkeys').column('person_id').execute();
  await schema
    .createTable('passkey_challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('passkey_challenges_expires')
    .on('passkey_challenges')
    .column('expires_at')
    .execute();
  // Removing a passkey ends the sessions that it began.
  await schema
    .alterTable('sessions')
    .addColumn('passkey_id', 'text', (column) => column.references('passkeys.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('sessions_passkey').on('sessions').column('passkey_id').execute();
};
