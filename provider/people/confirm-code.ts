import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import type { BrowserToken, BrowserTokens } from './browser-tokens.ts';
import type { CodeRequestFacts, createCodeLimits } from './code-limits.ts';
import type { Limits } from './limits.ts';
import type { BegunSession, Sessions } from './sessions.ts';

const WRONG_TRIES = 5;

export interface SignedIn extends BegunSession {
  readonly isNew: boolean;
  /** The token by which the browser is recognised from now on. */
  readonly browser: BrowserToken;
}

interface Confirmation extends Pick<CodeRequestFacts, 'appId' | 'address' | 'client'> {
  /** `undefined` if the widget does not send it. Then the newest code that this client requested counts. */
  readonly challenge: string | undefined;
  /** Challenges of codes that the same browser asked for before. Each code is valid until it expires. */
  readonly earlier: readonly string[];
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

interface Parts extends Pick<ReturnType<typeof createCodeLimits>, 'countWrong' | 'giveBack'> {
  readonly keyring: Keyring;
  readonly count: Limits['count'];
  readonly browsers: BrowserTokens;
  readonly sessions: Sessions;
}

export const createConfirmCode = (
  { query, transaction }: Database,
  { keyring, count, countWrong, giveBack, browsers, sessions }: Parts,
  now: () => number,
) => {
  /** One statement, so that parallel tries see each other. It compares keyed hashes: its duration reveals nothing. */
  const validate = statement((given: Given<CodeTry>) =>
    query
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
   * Tries without the challenge are counted separately: they must not end the code for the browser that has it.
   * @throws Problem code.locked
   */
  const countUnnamed = async (trx: Trx, challenge: string) => {
    try {
      await count(trx, 'try', challenge);
    } catch (error) {
      // A new code has tries of its own, so no time to wait is stated.
      throw error instanceof Problem ? new Problem('code.locked') : error;
    }
  };

  const newestOf = async (trx: Trx, { appId, address, client }: Confirmation) => {
    const newest = await trx
      .selectFrom('codes')
      .select('challenge')
      .where('address', '=', address)
      .where('app_id', '=', appId)
      // Without the challenge, a code works only for the client that requested it. Another client cannot use it.
      .where('client', '=', keyring.mac('limit', `client ${client}`))
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return newest?.challenge;
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

  const insertPerson = statement((given: Given<{ id: string; address: string; now: number }>) =>
    query
      .insertInto('people')
      .values({ id: given('id'), address: given('address'), created_at: given('now'), pin_hash: null })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('id'),
  );

  /** A refusal is returned, not thrown, because the transaction must store the try. */
  const useOne = async (
    trx: Trx,
    challenge: string,
    { appId, address, digits }: Confirmation,
    counted: CodeTry['counted'],
  ): Promise<Problem | null> => {
    const [mac = '', formerMac = mac] = keyring.macs('code', `${challenge} ${digits}`);
    const [row] = await validate(trx, { challenge, appId, address, mac, formerMac, now: now(), counted });
    if (row === undefined) return refusalOf(trx, challenge, appId);
    if (row.used_at === null) {
      await countWrong(trx, row.address);
      return new Problem('code.wrong');
    }
    await giveBack(trx, challenge);
    return null;
  };

  const useUnnamed = async (trx: Trx, confirmation: Confirmation): Promise<Problem | null> => {
    const newest = await newestOf(trx, confirmation);
    if (newest === undefined) return new Problem('code.wrong');
    await countUnnamed(trx, newest);
    return useOne(trx, newest, confirmation, 0);
  };

  /** A wrong text is a try of every code that it is compared with, so more challenges allow no more guesses. */
  const use = async (trx: Trx, confirmation: Confirmation): Promise<Problem | null> => {
    const { challenge, earlier } = confirmation;
    if (challenge === undefined) return useUnnamed(trx, confirmation);
    const refusal = await useOne(trx, challenge, confirmation, 1);
    for (const other of refusal === null ? [] : earlier)
      if ((await useOne(trx, other, confirmation, 1)) === null) return null;
    return refusal;
  };

  /** @throws Problem code.wrong, code.stale, code.locked */
  return async (confirmation: Confirmation, origin: string | null): Promise<SignedIn> => {
    const { address, appId } = confirmation;
    const outcome = await transaction(async (trx) => {
      const refusal = await use(trx, confirmation);
      if (refusal !== null) return refusal;
      const [added] = await insertPerson(trx, { id: randomId('person'), address, now: now() });
      const people = trx.selectFrom('people').select('id').where('address', '=', address);
      const { id } = added ?? (await people.executeTakeFirstOrThrow());
      const session = await sessions.begin(trx, id, { appId, origin });
      return { ...session, isNew: added !== undefined, browser: browsers.issue(address) };
    });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
};
