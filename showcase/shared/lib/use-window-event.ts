import { useEffect, useEffectEvent } from 'react';

/** Handles a window event while the component is mounted. `isCapture` also receives events that do not bubble. */
export const useWindowEvent = (type: string, handle: (event: Event) => void, isCapture = false) => {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    window.addEventListener(type, listener, isCapture);
    return () => window.removeEventListener(type, listener, isCapture);
  }, [type, isCapture]);
};
