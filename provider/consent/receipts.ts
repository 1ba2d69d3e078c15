import { CompactSign, decodeJwt } from 'jose';
import type { Database, Trx } from '../database/database.ts';
import type { PublicKey, SigningKeys } from '../secrets/signing-keys.ts';
import type { Receipt } from './receipt.ts';

export type Receipts = ReturnType<typeof createReceipts>;

/**
 * Signs receipts, and stores every public key that ever signed one: a receipt must stay verifiable without the secret.
 */
export const createReceipts = (
  { query, transaction }: Database,
  { kid, sign: key, published }: SigningKeys,
  now: () => number,
) => {
  const sign = (receipt: Receipt): Promise<string> =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(receipt)))
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'consent-receipt+jwt' })
      .sign(key);

  /** Decodes a receipt from the provider's own database. */
  const read = (jws: string): Receipt => decodeJwt<Receipt>(jws);

  return {
    sign,
    read,

    /**
     * Changes receipts, and signs them before the transaction that stores them: it locks the database and must be
     * short.
     * @returns a function that gives the changed receipt for each of them. It signs a receipt that another call stored
     * meanwhile
     */
    changed: async (
      jwss: readonly string[],
      change: (receipt: Receipt) => Receipt,
    ): Promise<(jws: string) => Promise<string>> => {
      const signed = new Map<string, string>();
      const changed = async (jws: string) => {
        const before = read(jws);
        const after = change(before);
        return after === before ? jws : sign(after);
      };
      for (const jws of jwss) signed.set(jws, await changed(jws));
      return async (jws) => signed.get(jws) ?? changed(jws);
    },

    /**
     * Stores the public keys of the current secrets. Called at the start.
     * @param alongside other work in the same transaction if there are new ones
     */
    keepKeys: (alongside: (trx: Trx, kids: readonly string[]) => Promise<void>): Promise<void> =>
      transaction(async (trx) => {
        const rows = published.map((jwk) => ({ kid: jwk.kid, jwk: JSON.stringify(jwk), created_at: now() }));
        const added = await trx
          .insertInto('receipt_keys')
          .values(rows)
          .onConflict((conflict) => conflict.column('kid').doNothing())
          .returning('kid')
          .execute();
        if (added.length > 0)
          await alongside(
            trx,
            added.map(({ kid: id }) => id),
          );
      }),

    keys: async (): Promise<readonly PublicKey[]> => {
      const rows = await query
        .selectFrom('receipt_keys')
        .select('jwk')
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ jwk }): PublicKey => JSON.parse(jwk));
    },
  };
};
