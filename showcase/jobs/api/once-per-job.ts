import type { Job } from './job.ts';

/** Remembers what `read` found in a posting, for as long as the posting is in memory. */
export const oncePerJob = <Value extends object>(read: (job: Job) => Value) => {
  const known = new WeakMap<Job, Value>();
  return (job: Job): Value => {
    const value = known.get(job) ?? read(job);
    known.set(job, value);
    return value;
  };
};
