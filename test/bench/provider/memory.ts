import { bytesHeld } from '../interests/bytes-held.ts';
import { type Subject, signIn } from './load.ts';

const BATCH = 500;
const MB = 1024 * 1024;

const used = () => ({ heapMb: bytesHeld() / MB, residentMb: process.memoryUsage.rss() / MB });

/**
 * Memory after a tenth of the sign-ins and after all of them.
 * @param report called after each tenth
 */
export const memoryOver = async (
  subject: Subject,
  from: number,
  count: number,
  report: (done: number, heapMb: number, perSecond: number) => void,
) => {
  const tenths: ReturnType<typeof used>[] = [];
  let done = 0;
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const [before, begun] = [done, performance.now()];
    const end = Math.round((count * tenth) / 10);
    while (done < end) {
      const batch = Math.min(BATCH, end - done);
      await signIn(subject, { from: from + done, count: batch });
      done += batch;
    }
    const now = used();
    tenths.push(now);
    report(done, now.heapMb, ((done - before) / (performance.now() - begun)) * 1000);
  }
  const [early = used(), late = early] = [tenths[0], tenths.at(-1)];
  return { early, late };
};
