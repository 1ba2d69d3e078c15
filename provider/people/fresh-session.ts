import type { Session } from './sessions.ts';

/** An older session may have been stolen, so it must not change the account's protection. */
const FRESH_MS = 600_000;

/** Whether the person typed a mailed code for this session within the last ten minutes. */
export const isFreshByCode = ({ isByCode, createdAt }: Session, now: number): boolean =>
  isByCode && createdAt + FRESH_MS > now;

/**
 * Whether the person signed in for this very session, by a code or a passkey, within the last ten minutes. No
 * application can do that without the person.
 */
export const isFresh = (
  { fromSession, createdAt }: Pick<Session, 'fromSession' | 'createdAt'>,
  now: number,
) => fromSession === null && createdAt + FRESH_MS > now;
