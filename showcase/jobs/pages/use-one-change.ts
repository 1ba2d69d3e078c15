import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a change of the page as one animation, where the browser has it and the person allows motion. */
const animated = (change: () => void) => {
  if (!('startViewTransition' in document) || document.hidden || isStill()) return change();
  // A skipped transition, as in a hidden window, changes the page too, so its rejection is ignored.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
};

/**
 * Returns the value as the page shows it. When `key` changes, the old value stays until the new one is settled; then
 * everything that depends on it changes at once.
 */
export const useOneChange = <Value>(key: string, isSettled: boolean, value: Value): Value => {
  const [shownKey, setShownKey] = useState(key);
  const last = useRef(value);
  const isShown = shownKey === key;
  useEffect(() => {
    if (isShown) last.current = value;
    else if (isSettled) animated(() => setShownKey(key));
  });
  return isShown ? value : last.current;
};
