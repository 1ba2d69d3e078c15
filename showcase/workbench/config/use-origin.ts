import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Origin of this page. The build does not know where its HTML will be served, so the HTML has a placeholder. */
export const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => 'https://provider.example',
  );
