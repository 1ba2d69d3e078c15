import { useEffect } from 'react';
import { startAtTop } from '../lib/focus-heading.ts';

/** Put it into a screen that replaces another one at the same address. */
export const FromTop = () => {
  useEffect(startAtTop, []);
  return null;
};
