import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, when nothing of this browser may be visible; true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Calls `restore` after hydration and before the next paint: the first render must not read storage. */
export const useRestore = (restore: () => void) => {
  const isHydrated = useHydrated();
  const [isOwnMount] = useState(isHydrated);
  const onHydrated = useEffectEvent(restore);
  useLayoutEffect(() => {
    if (!isOwnMount) onHydrated();
  }, [isOwnMount]);
};

/** Whether a media query matched at the first render. Prerendered HTML assumes that it did. */
export const useFirstMatch = (query: string) => {
  const isHydrated = useHydrated();
  const [isMatch, setMatch] = useState(() => !isHydrated || matchMedia(query).matches);
  useRestore(() => setMatch(matchMedia(query).matches));
  return isMatch;
};

/** `data-unless-stored` hides a prerendered part, such as a log-in, if this browser stores the key (`index.html`). */
export const useUnlessStored = (key: string) => (useHydrated() ? undefined : key);
