import type { Browser, Page } from 'playwright-core';

/** What a trace holds, as far as it is read here: times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's own time: what other programs took meanwhile is not in it. */
  readonly tdur?: number;
}

const isEvent = (value: unknown): value is TraceEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'ts' in value;

const eventsOf = (trace: Buffer): TraceEvent[] => {
  const { traceEvents }: { traceEvents: unknown[] } = JSON.parse(trace.toString());
  return traceEvents.filter(isEvent);
};

const CATEGORIES = ['disabled-by-default-lighthouse', 'toplevel', 'blink.user_timing'];
const MARK = 'bench-act-';

const mark = (page: Page, index: number) =>
  page.evaluate((name) => {
    performance.mark(name);
  }, `${MARK}${index}`);

/**
 * Milliseconds of the longest task of the page's main thread within each act, the tasks counted to the act in which
 * they start.
 */
export const longestTasks = async (
  browser: Browser,
  page: Page,
  acts: readonly ((page: Page) => Promise<unknown>)[],
): Promise<number[]> => {
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const [index, act] of acts.entries()) {
    await mark(page, index);
    await act(page);
  }
  await mark(page, acts.length);
  const events = eventsOf(await browser.stopTracing());
  const marks = events.filter(({ name }) => name.startsWith(MARK)).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const tasks = events.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && pid === first?.pid && tid === first.tid,
  );
  return acts.map((_, index) => {
    const [from = Number.NaN, to = Number.NaN] = [marks[index]?.ts, marks[index + 1]?.ts];
    const within = tasks.filter(({ ts }) => ts >= from && ts < to);
    return Math.max(0, ...within.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
  });
};
