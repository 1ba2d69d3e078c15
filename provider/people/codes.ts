import type { Database, Trx } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomDigits, randomId } from '../secrets/random.ts';
import type { Asking, CodeLimiting } from './code-limits.ts';
import { createCountAttempt } from './limits.ts';

export const CODE_LIFETIME_MS = 600_000;
const WRONG_TRIES = 5;

/** A new code, and the values for the answer to call 1. */
export interface MadeCode {
  readonly challenge: string;
  readonly digits: string;
}

export interface Confirmation extends Pick<Asking, 'appId' | 'address' | 'client'> {
  /** `undefined` if the widget does not send it. Then the newest code that this client requested counts. */
  readonly challenge: string | undefined;
  readonly digits: string;
}

interface CodeTry {
  /** 1, or 0 for a try that is counted separately. */
  readonly counted: number;
  readonly challenge: string;
  readonly appId: string;
  readonly address: string;
  readonly mac: string;
  /** The hash with the secret before a rotation. */
  readonly formerMac: string;
  readonly now: number;
}

export type Codes = ReturnType<typeof createCodes>;

/** E-mail codes: six digits, or eight after many wrong tries; stored as a keyed hash, valid once. */
export const createCodes = (
  database: Database,
  keyring: Keyring,
  limits: CodeLimiting,
  now: () => number,
) => {
  const countAttempt = createCountAttempt(database);
  const clientMac = (client: string) => keyring.mac('limit', `client ${client}`);

  const insert = statement((given: Given<Omit<Tables['codes'], 'tries' | 'used_at'>>) =>
    database.query.insertInto('codes').values({
      challenge: given('challenge'),
      app_id: given('app_id'),
      address: given('address'),
      client: given('client'),
      mac: given('mac'),
      created_at: given('created_at'),
      expires_at: given('expires_at'),
      tries: 0,
      used_at: null,
    }),
  );

  /**
   * Validates the code, counts the try and marks the code as used in one statement, so that parallel tries see each
   * other's effect. It compares keyed hashes, so its duration reveals nothing.
   */
  const validate = statement((given: Given<CodeTry>) =>
    database.query
      .updateTable('codes')
      .set((eb) => ({
        tries: eb('tries', '+', eb.cast<number>(given('counted'), 'integer')),
        used_at: eb
          .case()
          .when(
            eb.and([
              eb('mac', 'in', [given('mac'), given('formerMac')]),
              eb('address', '=', given('address')),
            ]),
          )
          .then(eb.cast<number>(given('now'), 'bigint'))
          .end(),
      }))
      .where('challenge', '=', given('challenge'))
      .where('app_id', '=', given('appId'))
      .where('used_at', 'is', null)
      .where('expires_at', '>', given('now'))
      .where('tries', '<', WRONG_TRIES)
      .returning(['used_at', 'address']),
  );

  /**
   * Without the challenge, any caller behind the client's address can try the newest code. Such tries are counted
   * separately, so that they do not end the code for the browser that has the challenge.
   * @throws Problem code.locked
   */
  const countUnnamed = async (trx: Trx, challenge: string) => {
    const subject = keyring.mac('limit', `try ${challenge}`);
    const tries = { subject, most: WRONG_TRIES, withinMs: CODE_LIFETIME_MS };
    try {
      await countAttempt(trx, [tries], 'code.locked', now());
    } catch (error) {
      // A new code has tries of its own, so no time to wait is stated.
      throw error instanceof Problem ? new Problem('code.locked') : error;
    }
  };

  const challengeOf = async (trx: Trx, { challenge, appId, address, client }: Confirmation) => {
    if (challenge !== undefined) return challenge;
    const newest = await trx
      .selectFrom('codes')
      .select('challenge')
      .where('address', '=', address)
      .where('app_id', '=', appId)
      // Without the challenge, a code works only for the client that requested it. Another client cannot use it.
      .where('client', '=', clientMac(client))
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return newest?.challenge ?? '';
  };

  const refusalOf = async (trx: Trx, challenge: string, appId: string): Promise<Problem> => {
    const row = await trx
      .selectFrom('codes')
      .select(['used_at', 'expires_at'])
      .where('challenge', '=', challenge)
      .where('app_id', '=', appId)
      .executeTakeFirst();
    if (row === undefined) return new Problem('code.wrong');
    const isStale = row.used_at !== null || row.expires_at <= now();
    return new Problem(isStale ? 'code.stale' : 'code.locked');
  };

  return {
    /**
     * Makes a code in the caller's transaction. The work is the same for every address, so its duration does not reveal
     * known ones.
     * @throws CodeRefusal code.limit, code.proof
     */
    create: async (trx: Trx, asking: Asking): Promise<MadeCode> => {
      const challenge = randomId('challenge');
      const digits = randomDigits(await limits.count(trx, challenge, asking));
      await insert(trx, {
        challenge,
        app_id: asking.appId,
        address: asking.address,
        client: clientMac(asking.client),
        mac: keyring.mac('code', `${challenge} ${digits}`),
        created_at: now(),
        expires_at: now() + CODE_LIFETIME_MS,
      });
      return { challenge, digits };
    },

    /** Uses the code, or returns the refusal. The refusal is not thrown, because the transaction must store the try. */
    use: async (trx: Trx, confirmation: Confirmation): Promise<Problem | null> => {
      const { appId, address, digits } = confirmation;
      const challenge = await challengeOf(trx, confirmation);
      const isNamed = confirmation.challenge !== undefined;
      if (challenge === '') return new Problem('code.wrong');
      if (!isNamed) await countUnnamed(trx, challenge);
      const [mac = '', formerMac = mac] = keyring.macs('code', `${challenge} ${digits}`);
      const facts = { challenge, appId, address, mac, formerMac, now: now() };
      const [row] = await validate(trx, { ...facts, counted: isNamed ? 1 : 0 });
      if (row === undefined) return refusalOf(trx, challenge, appId);
      if (row.used_at === null) {
        await limits.countWrong(trx, row.address);
        return new Problem('code.wrong');
      }
      await limits.giveBack(trx, challenge);
      return null;
    },
  };
};
