import { type RefObject, useSyncExternalStore } from 'react';
import { CONNECT_TAG, type ConnectElement } from './connect-element.ts';

const follow = (changed: () => void) => {
  // The element fires this event on its own page too.
  window.addEventListener('storage', changed);
  void customElements.whenDefined(CONNECT_TAG).then(changed);
  return () => window.removeEventListener('storage', changed);
};

/** Whether the widget says that a person is signed in: one who has shared with its application. */
export const useSignedIn = (element: RefObject<ConnectElement | null>): boolean =>
  useSyncExternalStore(
    follow,
    () => element.current?.signedIn ?? false,
    () => false,
  );
