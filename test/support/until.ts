import { vi } from 'vitest';

const WAIT_MS = 20_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Waits for a condition, checking it in each turn of the event loop. The error names the condition. */
export const until = async (isTrue: () => boolean, what = 'the condition'): Promise<void> => {
  const started = performance.now();
  while (performance.now() - started < WAIT_MS) {
    if (isTrue()) return;
    await nextTurn();
  }
  throw new Error(`Did not come true: ${what}`);
};

/** Repeats `check` until it no longer throws, with a time limit for a busy machine. */
export const soon = (check: () => unknown) => vi.waitFor(check, { timeout: WAIT_MS });

export const required = <Found>(found: Found | null | undefined, what: string): Found => {
  if (found === null || found === undefined) throw new Error(`Not there: ${what}`);
  return found;
};
