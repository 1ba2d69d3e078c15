import type { Database, Trx } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { digest } from '../../secrets/keyring.ts';
import { randomToken } from '../../secrets/random.ts';

/** Time for a person to find their authenticator, and for an e-mail field to wait for one. */
const CHALLENGE_LIFETIME_MS = 600_000;

/** The purpose of a challenge: a session that adds a passkey, or an app that signs in. */
export interface Purpose {
  readonly act: 'add' | 'sign in';
  /** Id of the session or of the app. */
  readonly by: string;
}

/** Challenges for passkeys: 256 random bits, valid once, for one purpose. */
export const createChallenges = (database: Database, now: () => number) => {
  const { query, transaction } = database;

  // The hash includes the purpose, so a challenge cannot be used for another one.
  const hashOf = ({ act, by }: Purpose, challenge: string) => digest(`${act} ${by} ${challenge}`);

  return {
    /** @param count throws if too many were made */
    create: (purpose: Purpose, count: (trx: Trx) => Promise<unknown>): Promise<string> =>
      transaction(async (trx) => {
        await count(trx);
        const challenge = randomToken();
        await trx
          .insertInto('passkey_challenges')
          .values({ hash: hashOf(purpose, challenge), expires_at: now() + CHALLENGE_LIFETIME_MS })
          .execute();
        return challenge;
      }),

    /**
     * Uses the challenge, whatever the outcome. One statement finds the row, so only one of several parallel calls gets
     * it.
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

    /** Deletes expired challenges. */
    purge: async (): Promise<void> => {
      await query.deleteFrom('passkey_challenges').where('expires_at', '<', now()).execute();
    },
  };
};
