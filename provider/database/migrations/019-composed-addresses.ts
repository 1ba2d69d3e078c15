import type { Trx } from '../database.ts';

const PAGE = 10_000;

/**
 * Composes addresses (NFC), so that one mailbox is one person. An address stays unchanged if a person with the new form
 * exists, as in step 12.
 */
export const composedAddresses = async (trx: Trx) => {
  for (let last = ''; ; ) {
    const page = await trx
      .selectFrom('people')
      .select(['id', 'address'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, address } of page) {
      const composed = address.normalize('NFC');
      if (composed === address) continue;
      const other = await trx
        .selectFrom('people')
        .select('id')
        .where('address', '=', composed)
        .executeTakeFirst();
      if (other === undefined)
        await trx.updateTable('people').set({ address: composed }).where('id', '=', id).execute();
    }
    const end = page.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
};
