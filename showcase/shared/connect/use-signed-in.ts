import { type RefObject, useState, useSyncExternalStore } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { CONNECT_TAG, type ConnectElement } from './connect-element.ts';

const follow = (changed: () => void) => {
  // The element fires this event on its own page too.
  window.addEventListener('storage', changed);
  void customElements.whenDefined(CONNECT_TAG).then(changed);
  return () => window.removeEventListener('storage', changed);
};

/** How long a page waits for the widget's script, which may be blocked or never arrive. */
export const SCRIPT_LIMIT_MS = 10_000;

/**
 * Whether a person who has shared with the application is signed in, as reported by the widget.
 * @param expected the answer until the widget's script has loaded or the wait for it is over
 */
export const useSignedIn = (element: RefObject<ConnectElement | null>, expected = false): boolean => {
  const [isTooLate, setTooLate] = useState(false);
  useTimeout(expected && !isTooLate, SCRIPT_LIMIT_MS, () => setTooLate(true));
  return useSyncExternalStore(
    follow,
    () => element.current?.signedIn ?? (expected && !isTooLate),
    () => expected,
  );
};
