import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createCountAttempt } from './limits.ts';

const ARCHIVES_PER_PERSON = 30;
const WITHIN_MS = 3_600_000;

/** Counts the downloads that a person adds. Each replaces up to 500 rows. */
export const createCountArchive = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem archive.limit */
  return async (trx: Trx, personId: string): Promise<void> => {
    const subject = keyring.mac('limit', `archive ${personId}`);
    const limit = { subject, most: ARCHIVES_PER_PERSON, withinMs: WITHIN_MS };
    await countAttempt(trx, [limit], 'archive.limit', now());
  };
};
