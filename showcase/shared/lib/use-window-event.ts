import { useEffect, useEffectEvent } from 'react';

/** `isCapture` also receives events that do not bubble. */
export const useWindowEvent = (type: string, handle: (event: Event) => void, isCapture = false) => {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    window.addEventListener(type, listener, isCapture);
    return () => window.removeEventListener(type, listener, isCapture);
  }, [type, isCapture]);
};

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

export const useTimeout = (isRunning: boolean, ms: number, run: () => void) => {
  const onEnd = useEffectEvent(run);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => onEnd(), ms);
    return () => clearTimeout(timer);
  }, [isRunning, ms]);
};
