import type { Trx } from '../database.ts';

/** A new connection of a person finds the revocations that would end it. Rows of earlier releases end within a week. */
export const revocationOwners = async ({ schema }: Trx) => {
  await schema.alterTable('revocations').addColumn('owner', 'text').execute();
  await schema.createIndex('revocations_owner').on('revocations').columns(['owner', 'connector']).execute();
};
