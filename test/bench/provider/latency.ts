import { setTimeout as sleep } from 'node:timers/promises';
import type { Subject } from './provider-subject.ts';
import { sendTo } from './sign-ins.ts';

/** A timer of Node may ring so much later than it was set for. */
const TIMER_MS = 1;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Milliseconds of the calls of `count` sign-ins that begin at a fixed rate, whether those before have ended or not. */
export const callTimes = async (subject: Subject, from: number, count: number, perSecond: number) => {
  // Call 2 needs codes: those of other people, sent before.
  const { confirm } = await sendTo(subject, from, count);
  const times: number[] = [];
  const begun = performance.now();
  const timed = async (dueMs: number, call: () => Promise<unknown>) => {
    await sleep(Math.max(0, begun + dueMs - performance.now()));
    const started = Math.min(performance.now(), begun + dueMs + TIMER_MS);
    await call();
    times.push(performance.now() - started);
  };
  const pauseMs = 1000 / perSecond;
  await Promise.all(
    Array.from({ length: count }, (_, index) => [
      timed(index * pauseMs, () => subject.send(from + count + index)),
      timed((index + 0.5) * pauseMs, () => confirm(from + index)),
    ]).flat(),
  );
  await subject.codes();
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99) };
};
