import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createCountAttempt } from './limits.ts';

const SHARES = 200;
const WITHIN_MS = 86_400_000;

/**
 * Counts the shares of a person with an application. Receipts are never deleted, so their number needs a limit. An
 * application must not reach the limit of another one.
 */
export const createCountShare = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem share.limit */
  return async (trx: Trx, personId: string, appId: string): Promise<void> => {
    const subject = keyring.mac('limit', `share ${personId} ${appId}`);
    const limit = { subject, most: SHARES, withinMs: WITHIN_MS };
    await countAttempt(trx, [limit], 'share.limit', now());
  };
};
