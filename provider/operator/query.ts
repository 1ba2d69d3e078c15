import { shapeOf } from '../api/schemas.ts';
import type { Cursor } from '../database/database.ts';
import { EVENT_STATES, type EventState } from '../facts/event-types.ts';
import { type DayCounts, dayOf } from '../operations/day-counts.ts';
import { Problem } from '../problem.ts';

/** @throws Problem request.shape */
export const idIn = (query: URLSearchParams, name: string): string | null => {
  const value = query.get(name) || null;
  if (value === null || shapeOf(name)?.test(value)) return value;
  throw new Problem('request.shape', `Wrong: ${name}`);
};

export const cursorOf = (row: { readonly created_at: number; readonly id: string }): string =>
  `${row.created_at}_${row.id}`;

/** @throws Problem request.shape */
export const cursorIn = (query: URLSearchParams): Cursor | null => {
  const text = idIn(query, 'after');
  if (text === null) return null;
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw new Problem('request.shape', 'Wrong: after');
  return { at: Number(at), id };
};

/** @throws Problem request.shape */
export const deliveryIn = (query: URLSearchParams): EventState | null => {
  const text = query.get('delivery') || null;
  if (text === null) return null;
  const state = EVENT_STATES.find((each) => each === text);
  if (state === undefined) throw new Problem('request.shape', 'Wrong: delivery');
  return state;
};

/** Returns a text of the query without control characters, which PostgreSQL refuses in part. */
export const textIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);

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

/** Counts by day, oldest first. */
export const recentDays = async (...asked: Parameters<typeof rowsOf>) => byDay(await rowsOf(...asked));

/** Like `recentDays`, separately for each name. */
export const recentDaysOfEach = async (dayCounts: DayCounts, now: () => number, topic: Topic) => {
  const rows = await rowsOf(dayCounts, now, topic);
  return (name: string) => byDay(rows.filter((row) => row.name === name));
};
