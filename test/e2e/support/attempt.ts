import type { BrowserContext, Page } from 'playwright-core';
import type { VisitOptions } from './chromium.ts';
import type { useClock } from './clock.ts';
import type { Fault } from './faults.ts';

/** One call that is about to be made. */
export interface Attempt {
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

/** A page for many attempts, because the page takes longer than an attempt. */
export interface OpenedCall {
  readonly page: Page;
  /** Leads to the call as on a first visit, whatever the attempt before left. */
  readonly begin: () => Promise<Attempt>;
}

/** One of the widget's calls (specification §7, contract §7). */
export interface TriedCall {
  readonly name: string;
  /** Pattern of its address. */
  readonly address: string;
  readonly open: (context: BrowserContext, clock: Clock) => Promise<OpenedCall>;
}

/** The record that an earlier visit left, or none. */
export type SavedUser = VisitOptions['user'];
