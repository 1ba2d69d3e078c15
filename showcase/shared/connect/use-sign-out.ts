import { useEffect, useEffectEvent } from 'react';
import { CONNECT_TAG } from './connect-element.ts';

/** Calls `run` when a person signs out by any widget of the page. The event does not bubble, hence the capture. */
export const useSignOut = (run: () => void) => {
  const onSignOut = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.localName === CONNECT_TAG) run();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('signout', (event) => onSignOut(event), { capture: true, signal });
    return () => leaving.abort();
  }, []);
};
