import { vi } from 'vitest';
import { problemIn } from './builders.ts';

/** The problem of a call after a time. One that still waits then fails its test at once. */
const problemAfter = async (ms: number, call: Promise<unknown>) => {
  let problem: unknown = 'The call still waits';
  problemIn(call).then((reason) => {
    problem = reason;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return problem;
};

export const outwaited = (promise: Promise<unknown>) => problemAfter(20_000, promise);

export const abortedBy = (call: (signal: AbortSignal) => Promise<unknown>) => {
  const step = new AbortController();
  const promise = call(step.signal);
  step.abort(new Error('The step was left'));
  return problemAfter(0, promise);
};
