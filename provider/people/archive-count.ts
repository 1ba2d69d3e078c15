import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createCountAttempt } from './limits.ts';
import type { Session } from './sessions.ts';

const ARCHIVES = 30;
const WITHIN_MS = 3_600_000;

/** Counts the downloads that a person adds in an application or at /account. Each replaces up to 500 rows. */
export const createCountArchive = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem archive.limit */
  return async (trx: Trx, { personId, appId }: Pick<Session, 'personId' | 'appId'>): Promise<void> => {
    const subject = keyring.mac('limit', `archive ${personId} ${appId}`);
    const limit = { subject, most: ARCHIVES, withinMs: WITHIN_MS };
    await countAttempt(trx, [limit], 'archive.limit', now());
  };
};
