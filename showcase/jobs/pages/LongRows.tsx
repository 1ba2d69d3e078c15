import { memo, type RefObject, useLayoutEffect } from 'react';
import type { Rows } from './CardGrid.tsx';
import { useRows } from './use-rows.ts';

export { firstRows } from './use-rows.ts';

export interface LongRowsProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly unknown[];
  readonly columns: number;
  /** Called with the rows near the window, before the next paint. */
  readonly onRows: (rows: Rows) => void;
}

/** Gives the grid of a long list the rows to render. It renders nothing itself, so its arrival replaces no card. */
export const LongRows = memo(({ list, items, columns, onRows }: LongRowsProps) => {
  const rows = useRows(list, items, columns);
  useLayoutEffect(() => onRows(rows));
  return null;
});
