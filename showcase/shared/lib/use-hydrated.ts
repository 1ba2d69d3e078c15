import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, when nothing of this browser may be visible; true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
