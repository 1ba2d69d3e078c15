import { useEffect, useState } from 'react';

type InterestBar = typeof import('./InterestBar.tsx').InterestBar;

let loaded: InterestBar | null = null;

/** The bar is a separate file, because the featured list does not need it. */
export const useInterestBar = (isNeeded: boolean): InterestBar | null => {
  const [bar, setBar] = useState(() => loaded);
  useEffect(() => {
    const load = async () => {
      const { InterestBar } = await import('./InterestBar.tsx');
      loaded = InterestBar;
      setBar(() => InterestBar);
    };
    if (isNeeded && bar === null) load().catch(console.error);
  }, [isNeeded, bar]);
  return isNeeded ? bar : null;
};
