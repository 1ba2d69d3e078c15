import type { Signal } from '../signal.ts';

export type Reason = Pick<Signal, 'kind' | 'text' | 'platform'>;

export interface Affinity {
  /** 0 to 1; 0.5 is "clearly related". */
  readonly score: number;
  /** The signals that it rests on, nearest first; at most two. */
  readonly reasons: readonly Reason[];
}

/** A signal and how near it is to a text: 1 is the same. */
export interface Near {
  readonly signal: Signal;
  readonly nearness: number;
}

/** How much of a score the nearest signal makes; the rest is the mean of the three nearest. */
const NEAREST_SHARE = 0.6;
const NEAREST = 3;
/** Nearness at which a text is clearly related, and how fast the score grows about it: fitted to the tuning people. */
const CLEAR = 0.42;
const STEEPNESS = 10;
/** How many signals each of the tuning people has. */
const FITTED_SIGNALS = 8;
/** Standard deviation of the nearness of a signal to a text that it has nothing to do with, among the tuning people. */
const STRAY = 0.1;
/** A signal farther away explains nothing. */
const REASON = 0.35;
const MAX_REASONS = 2;

/** The largest of so many chance values lies about this many standard deviations above their mean. */
const reachOfChance = (count: number) => Math.sqrt(2 * Math.log(Math.max(count, FITTED_SIGNALS)));

/** Of many different signals one is near anything by chance: the more there are, the nearer a text has to be. */
export const clearAmong = (signals: readonly Signal[]): number => {
  const count = new Set(signals.map(({ text }) => text)).size;
  return CLEAR + STRAY * (reachOfChance(count) - reachOfChance(FITTED_SIGNALS));
};

/**
 * Puts a signal at its place among the nearest, and drops the one that is no longer one of them.
 * @returns nearness that another signal must exceed to change anything
 */
export const insert = (nearest: Near[], near: Near): number => {
  const place = nearest.findIndex(({ nearness }) => nearness < near.nearness);
  nearest.splice(place === -1 ? nearest.length : place, 0, near);
  if (nearest.length > NEAREST) nearest.pop();
  return nearest[NEAREST - 1]?.nearness ?? 0;
};

const blendOf = (nearest: readonly Near[]) => {
  const [first, ...others] = nearest.map(({ nearness }) => nearness);
  if (first === undefined) return 0;
  // Fewer than three count as three: one signal alone says little.
  const mean = others.reduce((sum, nearness) => sum + nearness, first) / NEAREST;
  return NEAREST_SHARE * first + (1 - NEAREST_SHARE) * mean;
};

const calibrated = (blend: number, clear: number) => {
  if (blend <= 0) return 0;
  return Math.round(10_000 / (1 + Math.exp(-STEEPNESS * (blend - clear)))) / 10_000;
};

/** @param clear nearness from which a text is clearly related */
export const affinityOf = (nearest: readonly Near[], clear: number): Affinity => ({
  score: calibrated(blendOf(nearest), clear),
  reasons: nearest
    .filter(({ nearness }) => nearness >= REASON)
    .slice(0, MAX_REASONS)
    .map(({ signal: { kind, text, platform } }) => ({ kind, text, platform })),
});
