import { vi } from 'vitest';

const WAIT_MS = 20_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Waits, turn by turn of the event loop, for something to become true; says what did not. */
export const until = async (isTrue: () => boolean, what = 'the condition'): Promise<void> => {
  const started = performance.now();
  while (performance.now() - started < WAIT_MS) {
    if (isTrue()) return;
    await nextTurn();
  }
  throw new Error(`Did not come true: ${what}`);
};

/** Asks again until `check` no longer throws, as long as a busy machine may take. */
export const soon = (check: () => unknown) => vi.waitFor(check, { timeout: WAIT_MS });

export const required = <Found>(found: Found | null | undefined, what: string): Found => {
  if (found === null || found === undefined) throw new Error(`Not there: ${what}`);
  return found;
};
