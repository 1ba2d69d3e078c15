import { useEffect, useEffectEvent } from 'react';

/** Calls `run` when another tab removes a key of local storage, as a sign-out there does. */
export const useRemovedElsewhere = (key: string, run: () => void) => {
  const onStorage = useEffectEvent((event: StorageEvent) => {
    // A null key means that all of it was cleared.
    if (event.newValue === null && (event.key === key || event.key === null)) run();
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
};
