import { useState } from 'react';
import { today } from './format.ts';
import { isRecord } from './is-record.ts';
import { useWindowEvent } from './use-window-event.ts';

/** Check-ins on consecutive days of the person's calendar. */
export interface Streak {
  readonly days: number;
  /** ISO 8601 day of the last check-in; `null` before the first one, which continues a given streak. */
  readonly lastDay: string | null;
}

const DAY_MS = 86_400_000;

/** The calendar day before an ISO 8601 day. Both are read as UTC, which has no clock changes. */
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

export const streakOn = ({ days, lastDay }: Streak, day: string): number =>
  lastDay === null || lastDay === day || lastDay === dayBefore(day) ? days : 0;

/** Returns the streak after a check-in. The second one of a day changes nothing. */
export const checkedIn = (streak: Streak, day: string): Streak =>
  streak.lastDay === day ? streak : { days: streakOn(streak, day) + 1, lastDay: day };

/** Reads a stored streak of any shape; `first` if it is none. */
export const readStreak = (stored: unknown, first: Streak): Streak => {
  if (!isRecord(stored)) return first;
  const { days, lastDay } = stored;
  const isStreak = typeof days === 'number' && Number.isSafeInteger(days) && days > 0;
  return isStreak && typeof lastDay === 'string' ? { days, lastDay } : first;
};

/** The present day of the person's calendar, as ISO 8601. A page that stayed open overnight has the new one. */
export const useToday = (): string => {
  const [day, setDay] = useState(today);
  const look = () => setDay(today());
  useWindowEvent('focus', look);
  useWindowEvent('visibilitychange', look);
  return day;
};
