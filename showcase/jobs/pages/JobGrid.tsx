import { useEffect, useRef, useState } from 'react';
import { CardGrid, type GridProps, WHOLE_PAGE } from './CardGrid.tsx';
import { useColumns } from './use-columns.ts';

type LongGrid = typeof import('./LongGrid.tsx').LongGrid;

let loaded: LongGrid | null = null;

/** The grid of a long list is a separate file, because the first page does not need it. */
const useLongGrid = (isNeeded: boolean): LongGrid | null => {
  const [grid, setGrid] = useState(() => loaded);
  useEffect(() => {
    const load = async () => {
      const { LongGrid } = await import('./LongGrid.tsx');
      loaded = LongGrid;
      setGrid(() => LongGrid);
    };
    if (isNeeded && grid === null) load().catch(console.error);
  }, [isNeeded, grid]);
  return isNeeded ? grid : null;
};

/** The responsive grid of cards. Until the file for a long list is there, it shows the first page. */
export const JobGrid = (props: GridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const Long = useLongGrid(props.jobs.length > WHOLE_PAGE);
  if (Long) return <Long {...props} />;
  const last = Math.ceil(Math.min(props.jobs.length, WHOLE_PAGE) / columns) - 1;
  const rows = { first: 0, last, above: 0, below: 0 };
  return <CardGrid {...props} list={list} columns={columns} rows={rows} />;
};
