import { domainToASCII } from 'node:url';
import type { Trx } from '../database.ts';

const PAGE = 10_000;

interface Person {
  readonly id: string;
  readonly address: string;
  readonly created_at: number;
}

/** Returns people whose domain is not in ASCII, oldest first, in pages, because there may be a million. */
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
 * Stores domains in ASCII, so that one mailbox is one person. If a person with the new form exists, the old row stays
 * unchanged, since the provider cannot know which data belongs together. That person can no longer sign in; their
 * sessions continue until they end, and /account offers download and deletion. `provider person` finds them by the old
 * form.
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
