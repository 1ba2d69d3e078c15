import { setTimeout as sleep } from 'node:timers/promises';
import type { Subject } from './calls.ts';
import { sendTo } from './sign-ins.ts';

/** Share of the first calls that is not counted: connections and caches recover from a pause. */
const UNCOUNTED = 0.1;

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/**
 * Milliseconds of the calls of `count` sign-ins. Calls start at equal intervals, even if earlier ones are unanswered,
 * and are timed from their actual start. `late` is the caller's own delay.
 */
export const callTimes = async (subject: Subject, from: number, count: number, perSecond: number) => {
  // Call 2 needs codes; they come from other people's earlier call 1.
  const { confirm } = await sendTo(subject, from, count);
  const calls = Array.from({ length: count }, (_, index) => [
    () => subject.send(from + count + index),
    () => confirm(from + index),
  ]).flat();
  const pauseMs = 500 / perSecond;
  const begun = performance.now();
  const offered: Promise<{ readonly ms: number; readonly lateMs: number }>[] = [];
  const timed = async (call: () => Promise<unknown>, lateMs: number) => {
    const sent = performance.now();
    await call();
    return { ms: performance.now() - sent, lateMs };
  };
  for (const [index, call] of calls.entries()) {
    const due = begun + index * pauseMs;
    while (performance.now() < due) await sleep(due - performance.now());
    offered.push(timed(call, performance.now() - due));
  }
  const counted = (await Promise.all(offered)).slice(Math.round(calls.length * UNCOUNTED));
  await subject.codes();
  const times = counted.map(({ ms }) => ms);
  const lates = counted.map(({ lateMs }) => lateMs);
  return { p50: at(times, 0.5), p99: at(times, 0.99), late: at(lates, 0.99) };
};
