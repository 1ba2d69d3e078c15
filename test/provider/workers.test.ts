import { expect, it, onTestFinished } from 'vitest';
import { startWorkers } from '../../provider/operations/workers.ts';
import { soon } from '../support/until.ts';

/** Two workers with pieces of work that end on the test's command. */
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

it('a free worker takes new work while another one is busy', async () => {
  const { add, begun, end } = startWork();
  add('slow');
  await soon(() => expect(begun).toEqual(['slow']));
  for (const piece of ['a', 'b', 'c']) {
    add(piece);
    await soon(() => expect(begun.at(-1)).toBe(piece));
    end(piece);
  }
});

it('earlier work is distributed to the given number of workers and no more', async () => {
  const { add, begun, end } = startWork();
  add('a', 'b', 'c');
  await soon(() => expect(begun).toEqual(['a', 'b']));
  end('b');
  await soon(() => expect(begun).toEqual(['a', 'b', 'c']));
});

it('continues after a failure', async () => {
  const { add, begun, failures } = startWork(new Set(['broken']));
  add('broken');
  await soon(() => expect(failures).toHaveLength(1));
  add('a');
  await soon(() => expect(begun).toEqual(['broken', 'a']));
});

it('takes no more work once stopped, and returns running work to the queue in the end', async () => {
  const { add, begun, putBack, stop } = startWork();
  add('a');
  await soon(() => expect(begun).toEqual(['a']));
  const stopped = stop(1);
  add('b');
  await stopped;
  expect([begun, putBack]).toEqual([['a'], ['a']]);
});

it('waits for running work as long as it may', async () => {
  const { add, begun, end, putBack, stop } = startWork();
  add('a');
  await soon(() => expect(begun).toEqual(['a']));
  const stopped = stop(60_000);
  end('a');
  await stopped;
  expect(putBack).toEqual([]);
});

it('takes work that arrives while the last free worker finds nothing', async () => {
  const waiting: string[] = [];
  const begun: string[] = [];
  let looks = 0;
  const workers = startWorkers<string>(
    {
      take: async () => {
        looks += 1;
        const piece = waiting.shift() ?? null;
        await Promise.resolve();
        if (looks === 1) {
          waiting.push('late');
          workers.wake();
        }
        return piece;
      },
      perform: async (piece) => void begun.push(piece),
    },
    { most: 1, everyMs: 3_600_000 },
    () => {},
  );
  onTestFinished(() => workers.stop(0));
  await soon(() => expect(begun).toEqual(['late']));
});
