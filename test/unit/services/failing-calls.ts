import { vi } from 'vitest';
import { problemIn } from './builders.ts';

/** Lets the 20 s limit of a request without an answer pass. */
export const outwaited = async (promise: Promise<unknown>) => {
  const problem = problemIn(promise);
  await vi.advanceTimersByTimeAsync(20_000);
  return problem;
};

export const abortedBy = async (call: (signal: AbortSignal) => Promise<unknown>) => {
  const step = new AbortController();
  const problem = problemIn(call(step.signal));
  step.abort(new Error('The step was left'));
  return problem;
};
