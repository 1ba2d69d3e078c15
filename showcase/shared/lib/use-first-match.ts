import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useRestore } from './use-restore.ts';

/** Whether a media query matched at the first render. Prerendered HTML assumes that it did. */
export const useFirstMatch = (query: string) => {
  const isHydrated = useHydrated();
  const [isMatch, setMatch] = useState(() => !isHydrated || matchMedia(query).matches);
  useRestore(() => setMatch(matchMedia(query).matches));
  return isMatch;
};
