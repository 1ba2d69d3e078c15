import type { RefObject } from 'react';
import type { ConnectElement } from './connect-element.ts';
import { useSignedIn } from './use-signed-in.ts';

/**
 * Why a person who shared has no widget's menu, and so no sign-out; `null` if they have one, or did not share.
 * @param hasShared whether the page keeps something that the person shared
 * @param isSignOut whether the widget is the sign-out button, which needs its script alone and no session
 */
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
