import type { Database } from '../database/database.ts';
import { randomId } from '../secrets/random.ts';
import type { CodeRequest, Codes, Confirmation } from './codes.ts';
import type { IssuedToken, Sessions } from './sessions.ts';

const DAY_MS = 86_400_000;

/** Hands a code over to be mailed, in the transaction that made it. */
export type MailCode = (
  trx: Parameters<Codes['create']>[0],
  mail: { readonly address: string; readonly digits: string },
) => Promise<void>;

export interface SignedIn extends IssuedToken {
  readonly nonce: string;
  readonly isNew: boolean;
}

export type People = ReturnType<typeof createPeople>;

/** Signing in: a code is mailed, the code opens a session. */
export const createPeople = (database: Database, codes: Codes, sessions: Sessions, now: () => number) => {
  const { query, transaction } = database;
  return {
    /**
     * Makes a code and queues its mail: both or neither.
     * @throws Problem code.limit
     */
    sendCode: (request: CodeRequest, mailCode: MailCode): Promise<string> =>
      transaction(async (trx) => {
        const { challenge, digits } = await codes.create(trx, request);
        await mailCode(trx, { address: request.address, digits });
        return challenge;
      }),

    /**
     * Opens a session for a code, once; a person seen for the first time is kept.
     * @throws Problem code.wrong, code.stale, code.locked
     */
    confirm: async (confirmation: Confirmation, origin: string | null): Promise<SignedIn> => {
      const { address, appId } = confirmation;
      const outcome = await transaction(async (trx) => {
        const refusal = await codes.use(trx, confirmation);
        if (refusal !== null) return refusal;
        const person = { id: randomId('person'), address, created_at: now(), pin_hash: null };
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('people')
          .values(person)
          .onConflict((conflict) => conflict.column('address').doNothing())
          .executeTakeFirst();
        const { id } = await trx
          .selectFrom('people')
          .select('id')
          .where('address', '=', address)
          .executeTakeFirstOrThrow();
        const session = await sessions.begin(trx, id, { appId, origin });
        return { ...session, isNew: numInsertedOrUpdatedRows === 1n };
      });
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },

    /** Deletes what has been of no use for a day; not sooner, as a clock may have jumped. */
    purge: async (): Promise<void> => {
      const before = now() - DAY_MS;
      await query.deleteFrom('codes').where('expires_at', '<', before).execute();
      await query.deleteFrom('attempts').where('at', '<', before).execute();
      await query.deleteFrom('sessions').where('expires_at', '<', before).execute();
    },
  };
};
