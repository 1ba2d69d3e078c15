import { useState } from 'react';
import { today } from './format.ts';
import { useWindowEvent } from './use-window-event.ts';

/** The present day of the person's calendar, as ISO 8601. A page that stayed open overnight has the new one. */
export const useToday = (): string => {
  const [day, setDay] = useState(today);
  const look = () => setDay(today());
  useWindowEvent('focus', look);
  // The event bubbles up from the document.
  useWindowEvent('visibilitychange', look);
  return day;
};
