import type { CodeLimits } from '../config-limits.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Counted } from '../facts/counted.ts';
import { Problem } from '../problem.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import { createCount, createCountAttempt } from './limits.ts';

const WITHIN_MS = 600_000;
/** Sign-ins for each code that `CODES_PER_CLIENT` allows: most of them need no code. */
const PER_CODE = 20;
/** Multiple of the first bound at which even solved proofs are refused. */
const LAST = 10;
/** Answers to `prompt=none` and to FedCM. */
const SIGN_INS_PER_PERSON = 600;
const SAMPLES_PER_CLIENT = 600;

/**
 * Counts the sign-ins that begin at `/authorize`, because each one stores a row for an hour. Many people may share the
 * client's address, so proof of work comes before a refusal.
 */
export const createCountSignIn = (
  database: Database,
  keyring: Keyring,
  { perClient }: Pick<CodeLimits, 'perClient'>,
  now: () => number,
) => {
  const count = createCount(database);
  const countAttempt = createCountAttempt(database);
  const most = PER_CODE * perClient;

  const isUnused = async (trx: Trx, proof: string): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('attempts')
      .values({ id: proof, subject: 'proof', at: now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };

  /** @throws Problem authorize.proof for a client, authorize.limit */
  return async (trx: Trx, counted: Counted): Promise<void> => {
    if ('personId' in counted) {
      const subject = keyring.mac('limit', `authorize person ${counted.personId}`);
      const limit = { subject, most: SIGN_INS_PER_PERSON, withinMs: WITHIN_MS };
      await countAttempt(trx, [limit], 'authorize.limit', now());
      return;
    }
    const { client, proof } = counted;
    const subject = keyring.mac('limit', `authorize ${client}`);
    await database.lock(trx, subject);
    const id = randomId('attempt');
    const lookup = (bound: number) => ({ subject, most: bound, withinMs: WITHIN_MS, except: id });
    const bounds = [lookup(most), lookup(LAST * most)];
    const [first = null, last = null] = await count(trx, [{ id, subject }], bounds, now());
    const waitS = (at: number) => (at + WITHIN_MS - now()) / 1000;
    if (last !== null) throw new Problem('authorize.limit', undefined, waitS(last));
    if (first === null || (proof !== null && (await isUnused(trx, proof)))) return;
    throw new Problem('authorize.proof', undefined, waitS(first));
  };
};

/**
 * Counts the sample people that a client gets in test mode. Each code stores a row for an hour, and so does each item that
 * a token of test mode asks about. The key of a test application is public, and the call needs no session.
 */
export const createCountSample = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem share.limit */
  return async (client: string): Promise<void> => {
    const subject = keyring.mac('limit', `sample ${client}`);
    const limit = { subject, most: SAMPLES_PER_CLIENT, withinMs: WITHIN_MS };
    await database.transaction((trx) => countAttempt(trx, [limit], 'share.limit', now()));
  };
};
