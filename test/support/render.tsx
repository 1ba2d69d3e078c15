import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  // React reads it by this name: https://react.dev/reference/react/act
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

export const render = async (page: ReactNode) => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(page));
  return {
    place,
    rerender: (next: ReactNode) => act(async () => root.render(next)),
    close: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
};
