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
  { kid, sign, published }: SigningKeys,
  now: () => number,
) => ({
  sign: (receipt: Receipt): Promise<string> =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(receipt)))
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'consent-receipt+jwt' })
      .sign(sign),

  /** Decodes a receipt from the provider's own database. */
  read: (jws: string): Receipt => decodeJwt<Receipt>(jws),

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
    const rows = await query.selectFrom('receipt_keys').select('jwk').orderBy('created_at', 'desc').execute();
    return rows.map(({ jwk }): PublicKey => JSON.parse(jwk));
  },
});
