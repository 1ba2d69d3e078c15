import type { Database } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createCountAttempt } from './limits.ts';

const EXPORTS = 5;
const WITHIN_MS = 600_000;

/** Counts the copies of a person's data. A copy has every receipt, and many copies at once would fill the memory. */
export const createCountExport = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem export.limit */
  return async (personId: string): Promise<void> => {
    const subject = keyring.mac('limit', `export ${personId}`);
    const limit = { subject, most: EXPORTS, withinMs: WITHIN_MS };
    await database.transaction((trx) => countAttempt(trx, [limit], 'export.limit', now()));
  };
};
