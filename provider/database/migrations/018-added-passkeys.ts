import type { Trx } from '../database.ts';

/** The session that added a passkey, so that both can be revoked together. */
export const addedPasskeys = ({ schema }: Trx) =>
  schema.alterTable('passkeys').addColumn('added_by', 'text').execute();
