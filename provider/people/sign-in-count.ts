import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createCountAttempt } from './limits.ts';

const SIGN_INS_PER_CLIENT = 600;
const WITHIN_MS = 600_000;

/** Counts the sign-ins that a client begins at `/authorize`, because each one stores a row for an hour. */
export const createCountSignIn = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem authorize.limit */
  return async (trx: Trx, client: string): Promise<void> => {
    const subject = keyring.mac('limit', `authorize ${client}`);
    const limit = { subject, most: SIGN_INS_PER_CLIENT, withinMs: WITHIN_MS };
    await countAttempt(trx, [limit], 'authorize.limit', now());
  };
};
