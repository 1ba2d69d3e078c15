import { useRef, useState, useSyncExternalStore } from 'react';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { CardGrid, type GridProps, type Rows, WHOLE_PAGE } from './CardGrid.tsx';

// Tailwind's medium and large breakpoints, as in the grid's classes.
const LARGE = '(width >= 64rem)';
const MEDIUM = '(width >= 48rem)';

const columnsNow = () => {
  if (matchMedia(LARGE).matches) return 3;
  return matchMedia(MEDIUM).matches ? 2 : 1;
};

const subscribe = (listener: () => void) => {
  const queries = [LARGE, MEDIUM].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
};

/** Number of columns: 1, from medium width 2, from large width 3 (specification §2.2). */
const useColumns = () => useSyncExternalStore(subscribe, columnsNow);

/** The rows of a long list are a separate file, because the first page does not need them. */
const useLong = fileHook(() => import('./LongRows.tsx'));

/** The responsive grid of cards. Until the file for a long list is there, it shows the first page. */
export const JobGrid = (props: GridProps) => {
  const { jobs } = props;
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const long = useLong(jobs.length > WHOLE_PAGE);
  // The first render has the height of the whole list, so that Back can restore the scroll position.
  const [near, setNear] = useState<Rows | null>(() => long?.firstRows(jobs, columns) ?? null);
  // A long list has an even number of rows, as in `useRows`.
  const last = (Math.ceil(Math.min(jobs.length, WHOLE_PAGE) / columns) - 1) | 1;
  const rows = (long && near) ?? { first: 0, last, above: 0, below: 0 };
  return (
    <>
      <CardGrid {...props} list={list} columns={columns} rows={rows} />
      {long && <long.LongRows list={list} items={jobs} columns={columns} onRows={setNear} />}
    </>
  );
};
