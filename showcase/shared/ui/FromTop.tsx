import { useEffect } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';

/** Put into a screen that follows another at the same address: it begins at its top and at its heading, as a new page would. */
export const FromTop = () => {
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  return null;
};
