import type { BrowserContext, Page } from 'playwright-core';
import type { Visit, VisitOptions } from './chromium.ts';
import { useClock } from './clock.ts';
import type { Fault } from './faults.ts';

/** A page on which one call is about to be made. */
export interface Trial {
  readonly page: Page;
  /** Does what brings the call about. */
  readonly ask: () => Promise<void>;
  /** What the person sees of the fault; what they had typed or chosen is still there. */
  readonly meet: (fault: Fault) => Promise<void>;
  /** A second try, which succeeds. */
  readonly retry: () => Promise<void>;
  /** Leaves the step while the call is under way. */
  readonly leave: () => Promise<void>;
  /** Comes back after the late answer, of which nothing shows, and succeeds. */
  readonly askAgain: () => Promise<void>;
}

export type Clock = Awaited<ReturnType<typeof useClock>>;

/** One of the six calls of the specification (§7). */
export interface TriedCall {
  readonly name: string;
  /** Pattern of its address. */
  readonly address: string;
  readonly user?: VisitOptions['user'];
  readonly start: (context: BrowserContext, clock: Clock) => Promise<Trial>;
}

/** A person's browser with a clock of ours, and the call about to be made in it. */
export const begin = async ({ user, start }: TriedCall, visit: Visit) => {
  const context = await visit({ user });
  const clock = await useClock(context);
  return { context, clock, trial: await start(context, clock) };
};
