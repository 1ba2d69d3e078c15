import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Subject } from './provider-subject.ts';
import { signIn } from './sign-ins.ts';

const BATCH = 500;
const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const used = () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heapMb: (heapUsed + external) / MB, residentMb: rss / MB };
};

/** Memory after a tenth of the sign-ins and after all of them. */
export const memoryOver = async (subject: Subject, from: number, count: number) => {
  let early = used();
  for (let done = 0; done < count; done += BATCH) {
    await signIn(subject, from + done, Math.min(BATCH, count - done));
    if (done <= count / 10) early = used();
  }
  return { early, late: used() };
};
