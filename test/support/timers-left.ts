import { vi } from 'vitest';

/**
 * Number of fake timers that a closed page has left. The files of a worker share one window, so tasks without a delay,
 * possibly from another file, run before the count.
 */
export const timersLeft = async (): Promise<number> => {
  await vi.advanceTimersByTimeAsync(0);
  return vi.getTimerCount();
};
