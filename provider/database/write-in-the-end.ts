import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './failures.ts';

const AGAIN_MS = 500;

/**
 * Writes down what was done outside and cannot be undone. Where the database is away, it tries again until it is back or the
 * signal is aborted: what is not written down would be done a second time.
 */
export const writeInTheEnd = async (write: () => Promise<unknown>, signal: AbortSignal): Promise<void> => {
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
