import { shapeOf } from '../api/parameters.ts';
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

/** Returns a text of the query without control characters, which PostgreSQL refuses in part. */
export const textIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);
