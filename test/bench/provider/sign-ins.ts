import { addressOf, type Subject } from './calls.ts';

/** Parallel sign-ins: more than the provider's number of connections. */
const CONCURRENCY = 16;

/** Runs the task for each index from `from`, with this many in parallel; returns the total milliseconds. */
export const eachOf = async (from: number, count: number, task: (index: number) => Promise<void>) => {
  let next = from;
  const begun = performance.now();
  const work = async () => {
    while (next < from + count) {
      const index = next;
      next += 1;
      await task(index);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return performance.now() - begun;
};

/** Call 1 for people `from` to `from + count`; returns the data for call 2. Only the calls are timed. */
export const sendTo = async (subject: Subject, from: number, count: number) => {
  const challenges = new Map<number, string>();
  const ms = await eachOf(from, count, async (index) => {
    challenges.set(index, await subject.send(index));
  });
  const codes = await subject.codes();
  const confirm = async (index: number): Promise<void> => {
    await subject.confirm(index, challenges.get(index) ?? '', codes.get(addressOf(index)) ?? '');
  };
  return { ms, confirm };
};

/** Signs people in; returns the milliseconds of the calls. */
export const signIn = async (subject: Subject, from: number, count: number): Promise<number> => {
  const { ms, confirm } = await sendTo(subject, from, count);
  return ms + (await eachOf(from, count, confirm));
};
