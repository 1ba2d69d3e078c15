import type { Trx } from '../database.ts';

/** One column name for the end of a lease in mails, readings and revocations. */
export const leases = async ({ schema }: Trx) => {
  for (const table of ['mails', 'readings', 'revocations'])
    await schema.alterTable(table).renameColumn('taken_until', 'leased_until').execute();
};
