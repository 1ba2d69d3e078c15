import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** One call of one caller, with its answer. */
export interface Entry {
  /** Places in the order of everything that began and ended. */
  readonly began: number;
  readonly ended: number;
  /** Milliseconds since 1970, by the day's clock, at the end of the call. */
  readonly at: number;
  readonly who: string;
  /** Method and path, with `*` for ids. */
  readonly call: string;
  /** 0 if the connection ended without an answer. */
  readonly status: number;
  /** `code` or `error` of a refusal. */
  readonly refusal: string | null;
  /** The bearer token of the call. */
  readonly token: string | null;
  /** The body of an answer whose bytes are checked in the evening. */
  readonly text: string | null;
}

const PART = 1_000;

/** Every answer of the day, in a file: ten thousand people get more than memory should hold. */
export const createLedger = (folder: string, now: () => number) => {
  const file = join(folder, 'ledger');
  const place = openSync(file, 'w');
  const counts = new Map<string, number>();
  let tick = 0;
  let waiting: string[] = [];

  const write = () => {
    if (waiting.length > 0) writeSync(place, `${waiting.join('\n')}\n`);
    waiting = [];
  };

  return {
    /** The next place in the order. */
    tick: () => {
      tick += 1;
      return tick;
    },
    add: (entry: Omit<Entry, 'ended' | 'at'>) => {
      tick += 1;
      const key = `${entry.call} ${entry.status}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      waiting.push(JSON.stringify({ ...entry, ended: tick, at: now() }));
      if (waiting.length === PART) write();
    },
    /** Number of answers by call and status. */
    counts: () => counts,
    /** Every entry, in the order of their ends. */
    async *entries(): AsyncGenerator<Entry> {
      write();
      for await (const line of createInterface({ input: createReadStream(file) })) yield JSON.parse(line);
    },
    close: () => closeSync(place),
  };
};

export type Ledger = ReturnType<typeof createLedger>;
