import type { Database } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { digest } from '../../secrets/keyring.ts';
import { randomToken } from '../../secrets/random.ts';
import { createCountAttempt, type Limit } from '../limits.ts';

/** How long a person may look for their authenticator, and how long an e-mail field may wait for one. */
const CHALLENGE_LIFETIME_MS = 600_000;

/** What an authenticator may do, and for whom: a session that adds a passkey, an app that signs in. */
export interface Purpose {
  readonly act: 'add' | 'sign in';
  /** Id of the session, or of the app. */
  readonly by: string;
}

/** What passkeys answer: 256 random bits, good once, for one purpose. */
export const createChallenges = (database: Database, now: () => number) => {
  const { query, transaction } = database;
  const countAttempt = createCountAttempt(database);

  // The purpose is part of the hash: for another one there is no such row, and nobody can use it up from elsewhere.
  const hashOf = ({ act, by }: Purpose, challenge: string) => digest(`${act} ${by} ${challenge}`);

  return {
    /** @throws Problem passkey.limit */
    create: (purpose: Purpose, limits: readonly Limit[]): Promise<string> =>
      transaction(async (trx) => {
        if (limits.length > 0) await countAttempt(trx, limits, 'passkey.limit', now());
        const challenge = randomToken();
        await trx
          .insertInto('passkey_challenges')
          .values({ hash: hashOf(purpose, challenge), expires_at: now() + CHALLENGE_LIFETIME_MS })
          .execute();
        return challenge;
      }),

    /**
     * Uses the challenge up, whatever comes of it: of many at once, in any copy, one statement finds the row.
     * @throws Problem passkey.stale
     */
    use: async (purpose: Purpose, challenge: string): Promise<void> => {
      const used = await query
        .deleteFrom('passkey_challenges')
        .where('hash', '=', hashOf(purpose, challenge))
        .returning('expires_at')
        .executeTakeFirst();
      if (used === undefined || used.expires_at <= now()) throw new Problem('passkey.stale');
    },

    /** Deletes what nobody can answer any more. */
    purge: async (): Promise<void> => {
      await query.deleteFrom('passkey_challenges').where('expires_at', '<', now()).execute();
    },
  };
};
