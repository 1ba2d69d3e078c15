import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * For state that storage remembers: the first render over prerendered HTML must not read it. Calls `restore` right after
 * that render, before the next paint; never where the component was mounted by the browser itself. Where nothing was saved
 * `restore` should set nothing: a render before the paint is a part of the longest task that the page has.
 */
export const useRestore = (restore: () => void) => {
  const isHydrated = useHydrated();
  const [isOwnMount] = useState(isHydrated);
  const onHydrated = useEffectEvent(restore);
  useLayoutEffect(() => {
    if (!isOwnMount) onHydrated();
  }, [isOwnMount]);
};
