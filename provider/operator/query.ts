import { shapeOf } from '../api/parameters.ts';
import type { Cursor } from '../database/database.ts';
import { EVENT_STATES, type EventState } from '../facts/event-types.ts';
import { Problem } from '../problem.ts';

/**
 * Returns an id of the query; `null` if it is absent or empty.
 * @throws Problem request.shape
 */
export const idIn = (query: URLSearchParams, name: string): string | null => {
  const value = query.get(name) || null;
  if (value === null || shapeOf(name)?.test(value)) return value;
  throw new Problem('request.shape', `Wrong: ${name}`);
};

export const cursorOf = (row: { readonly created_at: number; readonly id: string }): string =>
  `${row.created_at}_${row.id}`;

/**
 * Returns the cursor in `after`; `null` for the first page.
 * @throws Problem request.shape
 */
export const cursorIn = (query: URLSearchParams): Cursor | null => {
  const text = idIn(query, 'after');
  if (text === null) return null;
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw new Problem('request.shape', 'Wrong: after');
  return { at: Number(at), id };
};

/**
 * Returns the state in `delivery`; `null` if it is absent or empty.
 * @throws Problem request.shape
 */
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
