import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, when nothing of this browser may be visible; true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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

/** Whether a media query matched at the first render. Prerendered HTML assumes that it did. */
export const useFirstMatch = (query: string) => {
  const isHydrated = useHydrated();
  const [isMatch, setMatch] = useState(() => !isHydrated || matchMedia(query).matches);
  useRestore(() => setMatch(matchMedia(query).matches));
  return isMatch;
};

/**
 * Value of `data-unless-stored` for a part of the page that a stored value replaces, such as a log-in. If this browser
 * stores something under the key, the prerendered part stays hidden until the page can read it
 * (`app/inline/first-paint.js`, `theme/utilities.css`). A page has one such key.
 */
export const useUnlessStored = (key: string) => (useHydrated() ? undefined : key);
