import { useSyncExternalStore } from 'react';

// Medium and large as Tailwind has them; the grid's own classes say the same.
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

/** How many cards stand side by side: 1, 2 from medium, 3 from large width (specification §2.2). */
export const useColumns = () => useSyncExternalStore(subscribe, columnsNow);
