import type { Trx } from '../database.ts';

/** Mails, readings and revocations call the end of a lease by one name. */
export const leases = async ({ schema }: Trx) => {
  for (const table of ['mails', 'readings', 'revocations'])
    await schema.alterTable(table).renameColumn('taken_until', 'leased_until').execute();
};
