import type { BrowserContext } from 'playwright-core';

const START = new Date('2026-11-21T10:00:00Z');

/** A fake clock for all pages of a profile, installed before the first opens. It runs normally until it is stopped. */
export const useClock = async (context: BrowserContext) => {
  // Axe uses timeouts, and a dialog in a frame is observed for a while before presses count.
  await context.addInitScript(() =>
    Object.assign(window, {
      runningTimeout: setTimeout.bind(window),
      realTimeStamp: Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp'),
    }),
  );
  await context.clock.install({ time: START });
  // A frame compares the time of a press with the browser's own time at which the dialog became visible.
  await context.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', Reflect.get(window, 'realTimeStamp')),
  );
  let stops = 0;
  return {
    /** After this call, timers run only in `runFor`; requests, clicks and layout continue. */
    stop: () => {
      stops += 1;
      return context.clock.pauseAt(new Date(START.getTime() + stops * 3_600_000));
    },
    goOn: () => context.clock.resume(),
    runFor: (ms: number) => context.clock.runFor(ms),
    /** Skips time like a computer's sleep: timers that are due run at once. */
    skip: (ms: number) => context.clock.fastForward(ms),
  };
};
