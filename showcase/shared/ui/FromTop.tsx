import { useEffect } from 'react';

/** Put into a screen that follows another at the same address: it begins at its top, as a new page would. */
export const FromTop = () => {
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for the clean-up.
    window.scrollTo(0, 0);
  }, []);
  return null;
};
