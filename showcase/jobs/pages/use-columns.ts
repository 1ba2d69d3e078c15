import { useSyncExternalStore } from 'react';

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
export const useColumns = () => useSyncExternalStore(subscribe, columnsNow);
