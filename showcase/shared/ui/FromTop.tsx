import { useEffect } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';

/**
 * Put it into a screen that replaces another one at the same address. It scrolls to the top and focuses the heading,
 * like a new page.
 */
export const FromTop = () => {
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  return null;
};
