import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Origin of this page; in prerendered HTML the sandbox's own address (contract §4). */
export const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => 'http://localhost:4173',
  );
