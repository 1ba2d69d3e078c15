import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createCountAttempt } from './limits.ts';

const QUESTIONS_PER_GRANT = 60;
const WITHIN_MS = 60_000;

/** Counts a call 5 of a grant, or of a token of test mode. */
export const createCountQuestion = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem access.limit */
  return async (trx: Trx, holder: string): Promise<void> => {
    const subject = keyring.mac('limit', `question ${holder}`);
    const limit = { subject, most: QUESTIONS_PER_GRANT, withinMs: WITHIN_MS };
    await countAttempt(trx, [limit], 'access.limit', now());
  };
};
