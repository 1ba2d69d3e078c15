import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime, SilenceError } from '../../../showcase/shared/lib/request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request that ends only by its signal. */
const silent = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const { signal: never } = new AbortController();

it('a request of a page is given up after 20 s without an answer, not before', async () => {
  const settled = vi.fn();
  const given = inTime(never, silent).catch(settled);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await given;
  expect(settled).toHaveBeenCalledExactlyOnceWith(new SilenceError());
});

it('a request of a page returns its answer and leaves no timer behind', async () => {
  expect(await inTime(never, async () => 'answer')).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});
