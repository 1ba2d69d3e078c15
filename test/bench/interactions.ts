import type { Page } from 'playwright-core';

/** Minimum duration of the interactions that a browser reports (https://w3c.github.io/event-timing/). */
export const MIN_MS = 16;

const ACT = 'bench-act';

const watch = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { entries });
    // The types of TypeScript's own library lack `durationThreshold`.
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe(options);
  }, MIN_MS);

const mark = (page: Page) =>
  page.evaluate((name) => {
    performance.mark(name);
  }, ACT);

/** The browser reports an event only after the frame that it caused; two frames later all events are reported. */
const read = (page: Page) =>
  page.evaluate(async (name) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const entries: readonly PerformanceEntry[] = Reflect.get(window, 'entries');
    return {
      starts: performance.getEntriesByName(name).map(({ startTime }) => startTime),
      events: entries.map(({ startTime, duration }) => ({ startTime, duration })),
    };
  }, ACT);

/** Milliseconds from the longest key or press within each act to the next painted frame. */
export const longestInteractions = async (
  page: Page,
  acts: readonly ((page: Page) => Promise<unknown>)[],
): Promise<number[]> => {
  await watch(page);
  for (const act of acts) {
    await mark(page);
    await act(page);
  }
  await mark(page);
  const { starts, events } = await read(page);
  return acts.map((_, index) => {
    const [from = Number.NaN, to = Number.NaN] = [starts[index], starts[index + 1]];
    const within = events.filter(({ startTime }) => startTime >= from && startTime < to);
    return Math.max(MIN_MS, ...within.map(({ duration }) => duration));
  });
};
