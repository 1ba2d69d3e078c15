import { useEffect } from 'react';

/** Put into a screen that follows another at the same address: it begins at its top and at its heading, as a new page would. */
export const FromTop = () => {
  useEffect(() => {
    window.scrollTo(0, 0);
    // What had the focus went with the screen before.
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
  return null;
};
