import type { Database, Trx } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { digest, type Keyring, openedOrNull } from '../secrets/keyring.ts';

const KEPT_MS = 86_400_000;

interface Repeatable {
  readonly personId: string;
  readonly appId: string;
  /** The header `Idempotency-Key`, or `null`. */
  readonly key: string | null;
  /** Identifies the request for which the key may be repeated. */
  readonly request: string;
}

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>;

/** The first answer to each idempotency key, stored for a day and shared by all copies of the provider. */
export const createIdempotencyStore = ({ query, lock }: Database, keyring: Keyring, now: () => number) => {
  const idOf = ({ personId, appId, key }: Repeatable) => digest(['grant', personId, appId, key].join('\n'));

  return {
    /**
     * `null` for a first call, or if no secret opens the answer. Locks the key until the transaction ends.
     * @throws Problem idempotency.reused
     */
    find: async (trx: Trx, repeatable: Repeatable): Promise<string | null> => {
      if (repeatable.key === null) return null;
      const id = idOf(repeatable);
      await lock(trx, id);
      const row = await trx
        .selectFrom('answers')
        .select(['request_hash', 'sealed'])
        .where('id', '=', id)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (row === undefined) return null;
      if (row.request_hash !== digest(repeatable.request)) throw new Problem('idempotency.reused');
      // Without the secret, the answer's access token is invalid too, so the call runs again.
      return openedOrNull(() => keyring.open('answer', id, row.sealed));
    },

    keep: async (trx: Trx, repeatable: Repeatable, answer: string): Promise<void> => {
      if (repeatable.key === null) return;
      const id = idOf(repeatable);
      await trx.deleteFrom('answers').where('id', '=', id).execute();
      await trx
        .insertInto('answers')
        .values({
          id,
          person_id: repeatable.personId,
          request_hash: digest(repeatable.request),
          sealed: keyring.seal('answer', id, answer),
          expires_at: now() + KEPT_MS,
        })
        .execute();
    },

    purge: async (): Promise<void> => {
      await query.deleteFrom('answers').where('expires_at', '<', now()).execute();
    },
  };
};
