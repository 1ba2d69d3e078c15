import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import type { CodesTable } from '../database/tables/people.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomCode, randomId } from '../secrets/random.ts';
import { createCountAttempt } from './limits.ts';

export const CODE_LIFETIME_MS = 600_000;
const CODES_PER_ADDRESS = 5;
const CODES_PER_CLIENT = 30;
const WRONG_TRIES = 5;

export interface CodeRequest {
  readonly appId: string;
  /** In lower case. */
  readonly address: string;
  /** The subject of limits for a client; empty if the call has no connection. */
  readonly client: string;
}

export interface Confirmation extends CodeRequest {
  /** `undefined` if the widget does not send it. Then the newest code that this client requested counts. */
  readonly challenge: string | undefined;
  readonly digits: string;
}

interface CodeTry {
  readonly challenge: string;
  readonly appId: string;
  readonly address: string;
  readonly mac: string;
  /** The hash with the secret before a rotation. */
  readonly formerMac: string;
  readonly now: number;
}

export type Codes = ReturnType<typeof createCodes>;

/** E-mail codes: six digits, stored as a keyed hash, valid once. */
export const createCodes = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);

  const clientMac = (client: string) => keyring.mac('limit', `client ${client}`);

  /** @param client its keyed hash */
  const limitsOf = (address: string, client: string | null) => [
    {
      subject: keyring.mac('limit', `address ${address}`),
      most: CODES_PER_ADDRESS,
      withinMs: CODE_LIFETIME_MS,
    },
    ...(client === null ? [] : [{ subject: client, most: CODES_PER_CLIENT, withinMs: CODE_LIFETIME_MS }]),
  ];

  const insert = statement(database, (given: Given<Omit<CodesTable, 'tries' | 'used_at'>>) =>
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
  const validate = statement(database, (given: Given<CodeTry>) =>
    database.query
      .updateTable('codes')
      .set((eb) => ({
        tries: eb('tries', '+', 1),
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
      .returning('used_at'),
  );

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
     * @throws Problem code.limit
     */
    create: async (trx: Trx, request: CodeRequest): Promise<{ challenge: string; digits: string }> => {
      const client = clientMac(request.client);
      const limits = limitsOf(request.address, request.client === '' ? null : client);
      await countAttempt(trx, limits, 'code.limit', now());
      const [challenge, digits] = [randomId('challenge'), randomCode()];
      await insert(trx, {
        challenge,
        app_id: request.appId,
        address: request.address,
        client,
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
      const [mac = '', formerMac = mac] = keyring.macs('code', `${challenge} ${digits}`);
      const [row] = await validate(trx, { challenge, appId, address, mac, formerMac, now: now() });
      if (row === undefined) return refusalOf(trx, challenge, appId);
      return row.used_at === null ? new Problem('code.wrong') : null;
    },
  };
};
