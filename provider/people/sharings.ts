import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createCountAttempt } from './limits.ts';

const SHARINGS_PER_PERSON = 200;
const WITHIN_MS = 86_400_000;

/** Counts one sharing of a person, in all applications: a receipt is kept for good, and listed with all the others. */
export const createCountSharing = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem share.limit */
  return async (trx: Trx, personId: string): Promise<void> => {
    const subject = keyring.mac('limit', `share ${personId}`);
    const limit = { subject, most: SHARINGS_PER_PERSON, withinMs: WITHIN_MS };
    await countAttempt(trx, [limit], 'share.limit', now());
  };
};
