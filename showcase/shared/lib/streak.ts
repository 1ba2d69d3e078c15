import { useState } from 'react';
import { today } from './format.ts';
import { isRecord } from './is-record.ts';
import { useWindowEvent } from './use-window-event.ts';

export interface Streak {
  readonly days: number;
  /** `null` before the first check-in, which continues a given streak. */
  readonly lastDay: string | null;
}

const DAY_MS = 86_400_000;

/** The days are read as UTC, in which each has 24 hours. */
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

export const streakOn = ({ days, lastDay }: Streak, day: string): number =>
  lastDay === null || lastDay === day || lastDay === dayBefore(day) ? days : 0;

/** The second check-in of a day changes nothing. */
export const checkedIn = (streak: Streak, day: string): Streak =>
  streak.lastDay === day ? streak : { days: streakOn(streak, day) + 1, lastDay: day };

export const readStreak = (stored: unknown, first: Streak): Streak => {
  if (!isRecord(stored)) return first;
  const { days, lastDay } = stored;
  const isStreak = typeof days === 'number' && Number.isSafeInteger(days) && days > 0;
  return isStreak && typeof lastDay === 'string' ? { days, lastDay } : first;
};

/** Today, also on a page that stayed open overnight. */
export const useToday = (): string => {
  const [day, setDay] = useState(today);
  const look = () => setDay(today());
  useWindowEvent('focus', look);
  useWindowEvent('visibilitychange', look);
  return day;
};
