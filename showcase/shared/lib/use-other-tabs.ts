import { useWindowEvent } from './use-window-event.ts';

/** Calls `changed` when another tab may have changed one of the local-storage keys. */
export const useOtherTabs = (keys: readonly string[], changed: () => void) => {
  useWindowEvent('storage', (event) => {
    if (!(event instanceof StorageEvent)) return;
    // A cleared storage has no key.
    if (event.key === null || keys.includes(event.key)) changed();
  });
  // A page in the browser's back/forward cache gets no `storage` event.
  useWindowEvent('pageshow', (event) => {
    if (event instanceof PageTransitionEvent && event.persisted) changed();
  });
};
