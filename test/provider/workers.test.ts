import { expect, it, onTestFinished, vi } from 'vitest';
import { startWorkers } from '../../provider/operations/workers.ts';
import { soon } from '../support/until.ts';
import { DAY } from './support/provider.ts';

const startWork = (failing = new Set<string>()) => {
  const waiting: string[] = [];
  const begun: string[] = [];
  const putBack: string[] = [];
  const failures: unknown[] = [];
  const ends = new Map<string, () => void>();
  const workers = startWorkers<string>(
    {
      take: async () => waiting.shift() ?? null,
      perform: async (piece, signal) => {
        begun.push(piece);
        if (failing.has(piece)) throw new Error(piece);
        await new Promise<void>((end) => {
          ends.set(piece, end);
          signal.addEventListener('abort', () => {
            putBack.push(piece);
            end();
          });
        });
      },
    },
    { most: 2, everyMs: 3_600_000 },
    (error) => void failures.push(error),
  );
  onTestFinished(() => workers.stop(0));
  const add = (...pieces: readonly string[]) => {
    waiting.push(...pieces);
    workers.wake();
  };
  return { ...workers, add, begun, putBack, failures, end: (piece: string) => ends.get(piece)?.() };
};

it('earlier work is distributed to the given number of workers and no more', async () => {
  const { add, begun, end } = startWork();
  add('a', 'b', 'c');
  await soon(() => expect(begun).toEqual(['a', 'b']));
  end('b');
  await soon(() => expect(begun).toEqual(['a', 'b', 'c']));
});

it('workers that stop take no more work, and return running work to the queue in the end', async () => {
  const { add, begun, putBack, stop } = startWork();
  add('a');
  await soon(() => expect(begun).toEqual(['a']));
  const stopped = stop(1);
  add('b');
  await stopped;
  expect([begun, putBack]).toEqual([['a'], ['a']]);
});

const startIdle = (everyMs: number) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let polls = 0;
  const waiting: string[] = [];
  const workers = startWorkers<string>(
    {
      take: async () => {
        polls += 1;
        return waiting.shift() ?? null;
      },
      perform: async () => {},
    },
    { most: 2, everyMs },
    () => {},
  );
  onTestFinished(() => workers.stop(0));
  return { ...workers, waiting, polls: () => polls, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};

it('a provider without work lets a serverless database sleep', async () => {
  const { polls, pass } = startIdle(1_000);
  await pass(10_000);
  expect(polls()).toBeGreaterThanOrEqual(10);
  await pass(DAY);
  expect(polls()).toBeLessThan(120);
  const before = polls();
  await pass(7 * DAY);
  expect(polls() - before).toBeLessThanOrEqual(4 * 7 + 10);
});

it('a provider looks for work every second again after activity, and finds what waited a tenth of the idle time later at most', async () => {
  const { polls, pass, resetBackoff, waiting } = startIdle(1_000);
  await pass(DAY);
  resetBackoff();
  const before = polls();
  await pass(10_000);
  expect(polls() - before).toBeGreaterThanOrEqual(9);
  await pass(3_600_000);
  waiting.push('left by a killed copy');
  await pass(400_000);
  expect(waiting).toEqual([]);
});
