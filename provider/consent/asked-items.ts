import type { Database, Trx } from '../database/database.ts';
import { isOrphan } from '../database/failures.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { AskedDays } from './asked-days.ts';

/** An item of call 5. */
export interface Question {
  readonly text: string;
  readonly category?: string | undefined;
}

/** The holder of an item limit: a grant, or a token of test mode, which has no grant. */
interface Holder {
  readonly holder: string;
  readonly grantId: string | null;
}

interface Parts {
  readonly keyring: Keyring;
  /** @throws Problem if this holder has made too many calls */
  readonly countCall: (trx: Trx, holder: string) => Promise<void>;
  readonly askedDays: Pick<AskedDays, 'note'>;
}

/** Tokens of test mode last an hour. */
const SAMPLE_KEPT_MS = 3_600_000;

export type AskedItems = ReturnType<typeof createAskedItems>;

/**
 * The items that each grant has asked about, as keyed hashes. They limit the number of different items over the grant's
 * lifetime and over all copies.
 */
export const createAskedItems = (
  database: Database,
  { keyring, countCall, askedDays }: Parts,
  now: () => number,
) => {
  const { query, transaction, lock } = database;

  /** Hashes with every secret, so that an item is still recognised after a rotation. */
  const hashesOf = (holder: string, { text, category = text }: Question) =>
    keyring.macs('item', JSON.stringify([holder, text, category]));

  const keepNew = async (
    trx: Trx,
    { holder, grantId }: Holder,
    most: number,
    hashes: readonly (readonly string[])[],
  ): Promise<void> => {
    const rows = await trx.selectFrom('asked_items').select('item').where('holder', '=', holder).execute();
    const known = new Set(rows.map(({ item }) => item));
    const added = hashes
      .filter((each) => !each.some((hash) => known.has(hash)))
      .flatMap(([newest]) => newest ?? []);
    if (known.size + added.length > most) throw new Problem('share.items');
    if (added.length === 0) return;
    const expires_at = grantId === null ? now() + SAMPLE_KEPT_MS : null;
    await trx
      .insertInto('asked_items')
      .values(added.map((item) => ({ holder, item, grant_id: grantId, expires_at })))
      .execute();
  };

  return {
    /**
     * Counts a call of this holder. A call beyond the limit stores none of its items.
     * @throws Problem access.limit, share.items, access.revoked
     */
    count: async (asked: Holder, most: number, items: readonly Question[]): Promise<void> => {
      const distinct = new Map(
        items.map(({ text, category = text }) => [JSON.stringify([text, category]), { text, category }]),
      );
      const isTooMany = distinct.size > most;
      const hashes = isTooMany ? [] : [...distinct.values()].map((item) => hashesOf(asked.holder, item));
      const refusal = await transaction(async (trx): Promise<Problem | null> => {
        await countCall(trx, asked.holder);
        await lock(trx, `items ${asked.holder}`);
        try {
          if (isTooMany) return new Problem('share.items');
          await keepNew(trx, asked, most, hashes);
          if (asked.grantId !== null) await askedDays.note(trx, asked.grantId, distinct.size);
          return null;
        } catch (error) {
          // The error is returned, not thrown, so that the transaction still counts the call.
          if (error instanceof Problem) return error;
          throw error;
        }
      }).catch((error: unknown) => {
        throw isOrphan(error) ? new Problem('access.revoked') : error;
      });
      if (refusal !== null) throw refusal;
    },

    /** Deletes the items of expired test-mode tokens. */
    purge: async (): Promise<void> => {
      await query.deleteFrom('asked_items').where('expires_at', '<', now()).execute();
    },
  };
};
