/** A page that changes an attribute at each frame of an animation stays below this. */
const MAX_CALLS = 300;
const WINDOW_MS = 2_000;

/** Counts calls; `false` from the moment on when there were too many at a time. */
export const createRateLimit = (): (() => boolean) => {
  let since = performance.now();
  let count = 0;
  let isOver = false;
  return () => {
    const now = performance.now();
    if (now - since > WINDOW_MS) {
      since = now;
      count = 0;
    }
    count += 1;
    isOver ||= count > MAX_CALLS;
    return !isOver;
  };
};
