import { isRecord } from '../../shared/lib/is-record.ts';

/** Check-ins on consecutive days. */
export interface Streak {
  readonly days: number;
  /** The day of the last check-in, as ISO 8601; `null` for the sample streak, which lasts until the first check-in. */
  readonly lastDay: string | null;
}

export const SAMPLE_STREAK: Streak = { days: 4, lastDay: null };

/** Returns the length of a streak on a day. A day without a check-in ends it. */
export const streakOn = ({ days, lastDay }: Streak, day: string, dayBefore: string): number =>
  lastDay === null || lastDay === day || lastDay === dayBefore ? days : 0;

/** Reads a stored streak of any shape. */
export const readStreak = (stored: unknown): Streak => {
  if (!isRecord(stored)) return SAMPLE_STREAK;
  const { days, lastDay } = stored;
  const isStreak = typeof days === 'number' && Number.isSafeInteger(days) && days > 0;
  return isStreak && typeof lastDay === 'string' ? { days, lastDay } : SAMPLE_STREAK;
};
