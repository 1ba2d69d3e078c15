import { useState } from 'react';
import { noteVisit } from '../state/visits.ts';

/** The end of the last visit, for as long as this page is loaded. */
let lastVisit: number | null | undefined;

/** The end of the person's last visit of the board, in ms since 1970; `null` if this browser knows none. */
export const useLastVisit = (): number | null => {
  const [known] = useState(() => {
    if (lastVisit === undefined) lastVisit = noteVisit();
    return lastVisit;
  });
  return known;
};
