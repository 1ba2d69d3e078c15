import { type DayCounts, dayOf } from '../operations/day-counts.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The counts of these names in the last 30 days, by day, oldest first. */
export const recentDays = async (
  dayCounts: DayCounts,
  now: () => number,
  topic: Parameters<DayCounts['since']>[1],
  names?: readonly string[],
) => {
  await dayCounts.flush();
  const byDay = new Map<number, Record<string, number>>();
  for (const { day, kind, count } of await dayCounts.since(dayOf(now()) - DAYS + 1, topic, names)) {
    const counts = byDay.get(day) ?? {};
    byDay.set(day, { ...counts, [kind]: (counts[kind] ?? 0) + count });
  }
  return [...byDay].map(([day, counts]) => ({ day: dateOf(day), counts }));
};
