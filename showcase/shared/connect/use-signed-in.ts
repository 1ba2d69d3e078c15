import { type RefObject, useSyncExternalStore } from 'react';
import { CONNECT_TAG, type ConnectElement } from './connect-element.ts';

const follow = (changed: () => void) => {
  // The element fires this event on its own page too.
  window.addEventListener('storage', changed);
  void customElements.whenDefined(CONNECT_TAG).then(changed);
  return () => window.removeEventListener('storage', changed);
};

/**
 * Whether a person who has shared with the application is signed in, as reported by the widget.
 * @param expected the answer until the widget's script has loaded
 */
export const useSignedIn = (element: RefObject<ConnectElement | null>, expected = false): boolean =>
  useSyncExternalStore(
    follow,
    () => element.current?.signedIn ?? expected,
    () => expected,
  );
