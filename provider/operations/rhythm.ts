/** An interval is this part of the time since the last activity. */
const PART = 0.1;
const MAX_MS = 6 * 3_600_000;

export interface Rhythm {
  /** Reports activity: the interval is the shortest one again. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

/**
 * Calls `poll` at intervals that grow while nothing happens: a tenth of the idle time, from `everyMs` to six hours. A
 * serverless database can then sleep: an idle day has about a hundred calls in place of 86,400.
 */
export const startRhythm = (everyMs: number, poll: () => void): Rhythm => {
  let activeAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;

  const arm = () => {
    const idleMs = performance.now() - activeAt;
    const pauseMs = Math.max(everyMs, Math.min(MAX_MS, idleMs * PART));
    clearTimeout(timer);
    dueAt = performance.now() + pauseMs;
    timer = setTimeout(() => {
      arm();
      poll();
    }, pauseMs).unref();
  };

  arm();
  return {
    hurry: () => {
      activeAt = performance.now();
      if (dueAt - activeAt > everyMs) arm();
    },
    stop: () => clearTimeout(timer),
  };
};
