/**
 * The same function, but calls within so many milliseconds after one that was made are left out: a log line that
 * strangers can cause must not fill the log.
 */
export const seldom = <Given extends readonly unknown[]>(
  everyMs: number,
  act: (...given: Given) => void,
): ((...given: Given) => void) => {
  let actedAt = Number.NEGATIVE_INFINITY;
  return (...given) => {
    const now = performance.now();
    if (now - actedAt < everyMs) return;
    actedAt = now;
    act(...given);
  };
};
