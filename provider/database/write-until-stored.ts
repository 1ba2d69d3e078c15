import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './failures.ts';

const AGAIN_MS = 500;

/**
 * Writes the result of an irreversible action. If the database is unavailable, it retries until the write succeeds or
 * the signal aborts: without the record, the action would be repeated.
 */
export const writeUntilStored = async (write: () => Promise<unknown>, signal: AbortSignal): Promise<void> => {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isUnavailable(error) || signal.aborted) throw error;
      await sleep(AGAIN_MS);
    }
  }
};
