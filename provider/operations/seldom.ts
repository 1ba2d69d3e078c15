/**
 * Returns the same function, but it ignores calls within this number of milliseconds after a call, so that clients
 * cannot fill the log with one line.
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
