import { startRhythm } from './rhythm.ts';

/**
 * Repeats the work; the first run is after one interval, which grows while the provider is idle. A failure is reported
 * and does not stop it.
 */
export const repeat = (everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void) => {
  let running: Promise<unknown> = Promise.resolve();
  const rhythm = startRhythm(everyMs, () => {
    running = running.then(work).catch(failed);
  });
  return {
    hurry: rhythm.hurry,
    stop: async () => {
      rhythm.stop();
      await running;
    },
  };
};
