/** A page that changes an attribute at each frame of an animation stays below this. */
const MOST = 300;
const WINDOW_MS = 2_000;

/** Counts calls; `false` from the moment on when there were too many at a time. */
export const createMeter = (now: () => number = () => performance.now()): (() => boolean) => {
  let since = now();
  let count = 0;
  let isOver = false;
  return () => {
    if (now() - since > WINDOW_MS) {
      since = now();
      count = 0;
    }
    count += 1;
    isOver ||= count > MOST;
    return !isOver;
  };
};
