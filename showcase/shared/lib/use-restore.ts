import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * For state in storage: the first render over prerendered HTML must not read storage. Calls `restore` after that
 * render, before the next paint; not if the component was first rendered in the browser. Without a stored value,
 * `restore` should not set state: a render before the paint prolongs the longest task of the page.
 */
export const useRestore = (restore: () => void) => {
  const isHydrated = useHydrated();
  const [isOwnMount] = useState(isHydrated);
  const onHydrated = useEffectEvent(restore);
  useLayoutEffect(() => {
    if (!isOwnMount) onHydrated();
  }, [isOwnMount]);
};
