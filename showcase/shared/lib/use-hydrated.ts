import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render over its HTML, where nothing of this browser may show; true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
