import { useRef } from 'react';
import { CardGrid, type GridProps } from './CardGrid.tsx';
import { useColumns } from './use-columns.ts';
import { useRows } from './use-rows.ts';

/** The grid of a long list: it renders only the rows near the window. */
export const LongGrid = (props: GridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const rows = useRows(list, props.jobs, columns);
  return <CardGrid {...props} list={list} columns={columns} rows={rows} />;
};
