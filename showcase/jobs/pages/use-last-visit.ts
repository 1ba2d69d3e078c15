import { useEffect, useState } from 'react';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';
import { noteVisit } from '../state/visits.ts';

/** The end of the last visit, for as long as this page is loaded. */
let lastVisit: number | null | undefined;

/** The end of the person's last visit of the list, in ms since 1970; `null` if this browser knows none. */
export const useLastVisit = (): number | null => {
  const [known] = useState(() => {
    if (lastVisit === undefined) lastVisit = noteVisit();
    return lastVisit;
  });
  const note = () => void noteVisit();
  useEffect(note, []);
  // The event bubbles up from the document. It is the last one that a phone reports of a page.
  useWindowEvent('visibilitychange', note);
  return known;
};
