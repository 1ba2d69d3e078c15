import type { Signal } from '../facts/signal.ts';

export type Reason = Pick<Signal, 'kind' | 'text' | 'platform'>;

export interface Affinity {
  /** 0 to 1; 0.5 is "clearly related". */
  readonly score: number;
  /** The nearest signals, nearest first; at most two. */
  readonly reasons: readonly Reason[];
}

/** A signal and its similarity to a text; 1 means the same. */
export interface Near {
  readonly signal: Signal;
  readonly nearness: number;
}

/** The nearest signal's share of a score. The rest is the mean of the three nearest. */
const NEAREST_SHARE = 0.6;
const NEAREST = 3;
/**
 * Similarity of a clearly related text, and the steepness of the score around it. Both are fitted to the tuning people.
 */
const CLEAR = 0.42;
const STEEPNESS = 10;
/** Number of signals of each tuning person. */
const FITTED_SIGNALS = 8;
/** Standard deviation of the similarity between a signal and an unrelated text, among the tuning people. */
const STRAY = 0.1;
/** Minimum similarity of a reason. */
const REASON = 0.35;
const MAX_REASONS = 2;

/** The largest of `count` random values is about this many standard deviations above their mean. */
const reachOfChance = (count: number) => Math.sqrt(2 * Math.log(Math.max(count, FITTED_SIGNALS)));

/**
 * Returns the similarity of a clearly related text. Among many different signals, one is similar to any text by chance,
 * so the value grows with their number.
 */
export const clearAmong = (signals: readonly Signal[]): number => {
  const count = new Set(signals.map(({ text }) => text)).size;
  return CLEAR + STRAY * (reachOfChance(count) - reachOfChance(FITTED_SIGNALS));
};

/**
 * Inserts a signal into the sorted list of the nearest, and removes the last one if the list is too long.
 * @returns the similarity that another signal must exceed to be inserted
 */
export const insert = (nearest: Near[], near: Near): number => {
  const place = nearest.findIndex(({ nearness }) => nearness < near.nearness);
  nearest.splice(place === -1 ? nearest.length : place, 0, near);
  if (nearest.length > NEAREST) nearest.pop();
  return nearest[NEAREST - 1]?.nearness ?? 0;
};

/** Returns the similarity of a text to the person: a blend of its nearest signals. */
export const similarityOf = (nearest: readonly Near[], nearestShare = NEAREST_SHARE): number => {
  const [first, ...others] = nearest.map(({ nearness }) => nearness);
  if (first === undefined) return 0;
  // Divides by three even with fewer signals, because a single signal is weak evidence.
  const mean = others.reduce((sum, nearness) => sum + nearness, first) / NEAREST;
  return nearestShare * first + (1 - nearestShare) * mean;
};

const calibrated = (similarity: number, clear: number) => {
  if (similarity <= 0) return 0;
  return Math.round(10_000 / (1 + Math.exp(-STEEPNESS * (similarity - clear)))) / 10_000;
};

/**
 * @param similarity of the text to the person
 * @param clear similarity of a clearly related text
 */
export const affinityOf = (nearest: readonly Near[], similarity: number, clear: number): Affinity => ({
  score: calibrated(similarity, clear),
  reasons: nearest
    .filter(({ nearness }) => nearness >= REASON)
    .slice(0, MAX_REASONS)
    .map(({ signal: { kind, text, platform } }) => ({ kind, text, platform })),
});
