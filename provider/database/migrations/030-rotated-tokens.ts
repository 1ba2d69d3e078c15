import type { Trx } from '../database.ts';

/** When a refresh token was last replaced: for a short time after it, a client that got no answer may ask again. */
export const rotatedTokens = async ({ schema }: Trx) => {
  await schema.alterTable('authorizations').addColumn('rotated_at', 'bigint').execute();
};
