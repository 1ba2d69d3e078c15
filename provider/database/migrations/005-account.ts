import type { Trx } from '../database.ts';

/** The provider's own pages, in whose name people sign in there: an application without a key. */
export const account = async (trx: Trx) => {
  await trx
    .insertInto('apps')
    .values({ id: 'account', name: 'Account', mode: 'live', created_at: 0 })
    .execute();
};
