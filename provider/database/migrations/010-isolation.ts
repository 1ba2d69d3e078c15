import type { Trx } from '../database.ts';

/** Whether an application's people approve in the provider's frame only. */
export const isolation = async ({ schema }: Trx) => {
  await schema
    .alterTable('apps')
    .addColumn('isolation', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
};
