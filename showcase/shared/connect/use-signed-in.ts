import { type RefObject, useState, useSyncExternalStore } from 'react';
import { useTimeout } from '../lib/use-window-event.ts';
import { CONNECT_TAG, type ConnectElement } from './connect-element.ts';
import { useSignOut } from './use-sign-out.ts';

const follow = (changed: () => void) => {
  // The element fires this event on its own page too.
  window.addEventListener('storage', changed);
  void customElements.whenDefined(CONNECT_TAG).then(changed);
  return () => window.removeEventListener('storage', changed);
};

/** The script may be blocked or never arrive. */
export const SCRIPT_LIMIT_MS = 10_000;

/** Returns `expected` until the widget's script has loaded or its time limit is over. */
export const useSignedIn = (element: RefObject<ConnectElement | null>, expected = false): boolean => {
  const [isTooLate, setTooLate] = useState(false);
  useTimeout(expected && !isTooLate, SCRIPT_LIMIT_MS, () => setTooLate(true));
  return useSyncExternalStore(
    follow,
    () => element.current?.signedIn ?? (expected && !isTooLate),
    () => expected,
  );
};

/** Why a person who shared has no menu of the widget; `null` if they have it. A sign-out button needs no session. */
export const useEnded = (
  connect: RefObject<ConnectElement | null>,
  hasShared: boolean,
  isSignOut = false,
): string | null => {
  const isSignedIn = useSignedIn(connect, hasShared);
  if (!hasShared || isSignedIn) return null;
  if (connect.current?.signedIn !== false) return 'Your Mosaic menu could not load.';
  return isSignOut ? null : 'Your sign-in has ended.';
};

/** Whether the person's last answer was "Don't share". A sign-out ends it: the next answer may be another person's. */
export const useDeclined = () => {
  const [isDeclined, setDeclined] = useState(false);
  useSignOut(() => setDeclined(false));
  const answers = { onShare: () => setDeclined(false), onDecline: () => setDeclined(true) };
  return { isDeclined, answers };
};
