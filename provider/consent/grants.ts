import type { Database, Trx } from '../database/database.ts';
import type { Notify } from '../database/notify.ts';
import { Problem } from '../problem.ts';
import type { GrantReceipt, GrantRows, ListedGrant } from './grant-rows.ts';
import { anonymous, ended, type Receipts, withAddress } from './receipts.ts';

/** Maximum number of grants of all applications at /account. A person shares at most 200 times a day. */
const SHOWN = 500;

export type Grants = ReturnType<typeof createGrants>;

export const createGrants = (
  { transaction }: Database,
  {
    rows,
    receipts,
    notify,
  }: { readonly rows: GrantRows; readonly receipts: Receipts; readonly notify: Notify },
  now: () => number,
) => {
  /** Withdraws grants in one transaction. Their receipts are signed before it. */
  const end = async (
    personId: string,
    appId: string,
    grants: readonly GrantReceipt[],
  ): Promise<readonly string[]> => {
    const withdrawn = await receipts.changed(
      grants.map(({ jws }) => jws),
      (receipt) => ended(receipt, 'consent withdrawn', now()),
    );
    return transaction(async (trx) => {
      const kept: string[] = [];
      for (const { grantId, jws } of grants) {
        const { receipt, isNow } = await rows.end(trx, grantId, withdrawn);
        kept.push(receipt ?? jws);
        if (isNow) await notify(trx, 'grant.withdrawn', personId, { appId, grantId });
      }
      return kept;
    });
  };

  return {
    pageOf: rows.of,
    receiptsOf: rows.receiptsOf,
    subjectsOf: rows.subjectsOf,
    subjectFor: rows.subjectFor,
    standing: rows.standingGrant,

    /** @returns a function that records the address in the receipts, in the caller's transaction */
    addressWriter: async (personId: string, grantId: string): Promise<(trx: Trx) => Promise<void>> => {
      const jws = await rows.receiptOf(grantId, personId);
      const changed = await receipts.changed(jws === null ? [] : [jws], withAddress);
      return (trx) => rows.keepAddress(trx, grantId, changed);
    },

    of: (personId: string): Promise<readonly ListedGrant[]> => rows.of(personId, { most: SHOWN }),

    /**
     * @param appId only of a grant to this app
     * @throws Problem grant.unknown if the grant belongs to another person or app
     */
    receiptOf: async (personId: string, grantId: string, appId?: string): Promise<string> => {
      const jws = await rows.receiptOf(grantId, personId);
      const isOfApp = appId === undefined || (await rows.find(grantId, appId)) !== null;
      if (jws === null || !isOfApp) throw new Problem('grant.unknown');
      return jws;
    },

    /**
     * Returns the receipt. Repeating it has no effect.
     * @throws Problem grant.unknown if the grant belongs to another person or app
     */
    revoke: async (personId: string, appId: string, grantId: string): Promise<string> => {
      const [grant, jws] = [await rows.find(grantId, appId), await rows.receiptOf(grantId, personId)];
      if (grant === null || jws === null || grant.personId !== personId) throw new Problem('grant.unknown');
      if (grant.revokedAt !== null) return jws;
      const [kept = jws] = await end(personId, appId, [{ grantId, jws }]);
      return kept;
    },

    /** Returns the number of withdrawn grants. */
    revokeAll: async (personId: string, appId: string): Promise<number> => {
      const standing = await rows.standing(personId, appId);
      return (
        await end(
          personId,
          appId,
          standing.map(({ id, jws }) => ({ grantId: id, jws })),
        )
      ).length;
    },

    /** @returns a function that keeps withdrawn receipts without personal data, and returns their number */
    finalReceiptsWriter: async (personId: string): Promise<(trx: Trx) => Promise<number>> => {
      const final = await receipts.changed(
        (await rows.receiptsOf(personId)).map(({ jws }) => jws),
        (receipt) => anonymous(ended(receipt, 'consent withdrawn', now())),
      );
      return async (trx) => {
        const own = await rows.receiptsOf(personId, trx);
        for (const { grantId, jws } of own)
          await trx
            .updateTable('receipts')
            .set({ jws: await final(jws), person_id: null, updated_at: now() })
            .where('grant_id', '=', grantId)
            .execute();
        return own.length;
      };
    },
  };
};
