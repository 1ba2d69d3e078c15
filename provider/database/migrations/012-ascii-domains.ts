import { domainToASCII } from 'node:url';
import type { Trx } from '../database.ts';

const PAGE = 10_000;

interface Person {
  readonly id: string;
  readonly address: string;
  readonly created_at: number;
}

/** Everybody whose domain is not in ASCII, who came first first; a page at a time, as there may be a million people. */
const withOtherDomains = async (trx: Trx): Promise<readonly Person[]> => {
  const found: Person[] = [];
  for (let last = ''; ; ) {
    const page = await trx
      .selectFrom('people')
      .select(['id', 'address', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    found.push(...page.filter(({ address }) => /[^ -~]/.test(address.slice(address.lastIndexOf('@')))));
    const end = page.at(-1);
    if (end === undefined) return found.sort((one, other) => one.created_at - other.created_at);
    last = end.id;
  }
};

/**
 * Domains are kept in ASCII: one mailbox is one person. Where a person with that spelling is there already the other one
 * stays as it is, since nobody else can say which data belongs together: it signs in no more, and its sessions go on until
 * they end, at /account to download and delete. `provider person` finds it by its old spelling.
 */
export const asciiDomains = async (trx: Trx) => {
  for (const { id, address } of await withOtherDomains(trx)) {
    const at = address.lastIndexOf('@') + 1;
    const domain = domainToASCII(address.slice(at));
    const ascii = address.slice(0, at) + domain;
    const other = await trx.selectFrom('people').select('id').where('address', '=', ascii).executeTakeFirst();
    if (domain !== '' && other === undefined)
      await trx.updateTable('people').set({ address: ascii }).where('id', '=', id).execute();
  }
};
