/** A page that changes an attribute in each animation frame stays below this. */
const MAX_CALLS = 300;
const WINDOW_MS = 2_000;

/** Counts calls; returns `false` once there were too many in a period. */
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
