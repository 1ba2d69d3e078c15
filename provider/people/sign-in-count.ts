import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { createCountAttempt } from './limits.ts';

const PER_CLIENT = 600;
const WITHIN_MS = 600_000;

/** Counts the sign-ins that a client begins at `/authorize`, because each one stores a row for an hour. */
export const createCountSignIn = (database: Database, keyring: Keyring, now: () => number) => {
  const countAttempt = createCountAttempt(database);
  /** @throws Problem authorize.limit */
  return async (trx: Trx, client: string): Promise<void> => {
    const subject = keyring.mac('limit', `authorize ${client}`);
    const limit = { subject, most: PER_CLIENT, withinMs: WITHIN_MS };
    await countAttempt(trx, [limit], 'authorize.limit', now());
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
    const limit = { subject, most: PER_CLIENT, withinMs: WITHIN_MS };
    await database.transaction((trx) => countAttempt(trx, [limit], 'share.limit', now()));
  };
};
