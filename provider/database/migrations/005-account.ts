import type { Trx } from '../database.ts';

/** The app of the account pages, for sessions at /account. It has no key. */
export const account = async (trx: Trx) => {
  await trx
    .insertInto('apps')
    .values({ id: 'account', name: 'Account', mode: 'live', created_at: 0 })
    .execute();
};
