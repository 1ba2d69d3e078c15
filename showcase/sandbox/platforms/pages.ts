import { PLATFORM_PAGE_SIZE } from '../limits.ts';

/** One entry of a list. */
export interface Thing {
  readonly id: string;
  readonly text: string;
  readonly about: string;
}

/** The day of everything that sample people did. */
export const DAY = '2026-03-01T10:00:00Z';

export const thingsOf = (lines: readonly string[] = []): readonly Thing[] =>
  lines.map((line, index) => {
    const [text = '', about = ''] = line.split(' — ');
    return { id: `${index + 1}`, text, about };
  });

const countIn = (value: string | null, fallback: number, least: number) => {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= least ? count : fallback;
};

/**
 * Returns a page of a list. A cursor is the position at which a page begins. Like a real platform, it may return fewer
 * entries than requested.
 */
export const pageOf = <Item>(
  things: readonly Item[],
  query: URLSearchParams,
  { size, cursor }: { readonly size: string; readonly cursor: string },
) => {
  const count = Math.min(countIn(query.get(size), PLATFORM_PAGE_SIZE, 1), PLATFORM_PAGE_SIZE);
  const from = countIn(query.get(cursor), 0, 0);
  const next = from + count < things.length ? `${from + count}` : null;
  return { page: things.slice(from, from + count), next };
};
