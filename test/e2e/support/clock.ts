import type { BrowserContext } from 'playwright-core';

const START = new Date('2026-11-21T10:00:00Z');

/** The clock of all pages of a profile, set before the first is opened; it goes on as ever until it is stopped. */
export const useClock = async (context: BrowserContext) => {
  await context.clock.install({ time: START });
  return {
    /** From here on timers run in `runFor` only; requests, clicks and layout go on. */
    stop: () => context.clock.pauseAt(new Date(START.getTime() + 3_600_000)),
    runFor: (ms: number) => context.clock.runFor(ms),
    /** As if the computer had slept: what is due comes at once. */
    skip: (ms: number) => context.clock.fastForward(ms),
  };
};
