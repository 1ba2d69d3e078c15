import { type DayCounts, dayOf } from '../operations/day-counts.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

type Topic = Parameters<DayCounts['since']>[1];
type Rows = Awaited<ReturnType<DayCounts['since']>>;

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const rowsOf = async (dayCounts: DayCounts, now: () => number, topic: Topic, names?: readonly string[]) => {
  await dayCounts.flush();
  return dayCounts.since(dayOf(now()) - DAYS + 1, topic, names);
};

const byDay = (rows: Rows) => {
  const days = new Map<number, Record<string, number>>();
  for (const { day, kind, count } of rows) {
    const counts = days.get(day) ?? {};
    days.set(day, { ...counts, [kind]: (counts[kind] ?? 0) + count });
  }
  return [...days].map(([day, counts]) => ({ day: dateOf(day), counts }));
};

/** The counts of these names in the last 30 days, by day, oldest first. */
export const recentDays = async (...asked: Parameters<typeof rowsOf>) => byDay(await rowsOf(...asked));

/** Like `recentDays`, separately for each name. */
export const recentDaysOfEach = async (dayCounts: DayCounts, now: () => number, topic: Topic) => {
  const rows = await rowsOf(dayCounts, now, topic);
  return (name: string) => byDay(rows.filter((row) => row.name === name));
};
