import type { BrowserContext } from 'playwright-core';

const START = new Date('2026-11-21T10:00:00Z');

/** The clock of all pages of a profile, set before the first is opened; it goes on as ever until it is stopped. */
export const useClock = async (context: BrowserContext) => {
  // Axe takes turns by timeouts, and a dialog in a frame is watched for a while before it takes presses.
  await context.addInitScript(() =>
    Object.assign(window, {
      runningTimeout: setTimeout.bind(window),
      realTimeStamp: Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp'),
    }),
  );
  await context.clock.install({ time: START });
  // A frame compares when a press came with the browser's own time since when the dialog is in view.
  await context.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', Reflect.get(window, 'realTimeStamp')),
  );
  let stops = 0;
  return {
    /** From here on timers run in `runFor` only; requests, clicks and layout go on. */
    stop: () => {
      stops += 1;
      return context.clock.pauseAt(new Date(START.getTime() + stops * 3_600_000));
    },
    /** Timers run by themselves again. */
    goOn: () => context.clock.resume(),
    runFor: (ms: number) => context.clock.runFor(ms),
    /** As if the computer had slept: what is due comes at once. */
    skip: (ms: number) => context.clock.fastForward(ms),
  };
};
