/** One thing of a list. */
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

/** A page of a list: cursors are the place where a page begins. */
export const pageOf = (
  things: readonly Thing[],
  query: URLSearchParams,
  { size, cursor }: { readonly size: string; readonly cursor: string },
) => {
  const count = Math.min(countIn(query.get(size), 25, 1), 100);
  const from = countIn(query.get(cursor), 0, 0);
  const next = from + count < things.length ? `${from + count}` : null;
  return { page: things.slice(from, from + count), next };
};
