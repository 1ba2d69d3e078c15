import type { BrowserContext, Page } from 'playwright-core';
import type { VisitOptions } from './chromium.ts';
import type { useClock } from './clock.ts';
import type { Fault } from './faults.ts';

/** A call at the moment before it is made. */
export interface Attempt {
  /** Triggers the call. */
  readonly ask: () => Promise<void>;
  /** Checks the visible effect of the fault, and that typed or chosen values are still there. */
  readonly meet: (fault: Fault) => Promise<void>;
  /** A second try, which succeeds. */
  readonly retry: (fault: Fault) => Promise<void>;
  /** Leaves the step while the call is running. */
  readonly leave: () => Promise<void>;
  /** Returns to the step after the late answer, expects no visible effect of it, and makes the call successfully. */
  readonly askAgain: () => Promise<void>;
}

export type Clock = Awaited<ReturnType<typeof useClock>>;

/** A page for many attempts, because opening a page takes longer than an attempt. */
export interface OpenedCall {
  readonly page: Page;
  /** Leads to the call as on a first visit, independent of the previous attempt. */
  readonly begin: () => Promise<Attempt>;
}

/** One of the widget's calls (specification §7, contract §7). */
export interface TriedCall {
  readonly name: string;
  /** Pattern of its address. */
  readonly address: string;
  readonly open: (context: BrowserContext, clock: Clock) => Promise<OpenedCall>;
}

/** The record of an earlier visit, or none. */
export type SavedUser = VisitOptions['user'];
