import type { RefObject } from 'react';
import type { ConnectElement } from './connect-element.ts';
import { useSignedIn } from './use-signed-in.ts';

/**
 * Why a person who shared has no widget's menu, and so no sign-out; `null` if they have one, or did not share.
 * @param hasShared whether the page keeps something that the person shared
 */
export const useEnded = (connect: RefObject<ConnectElement | null>, hasShared: boolean): string | null => {
  const isSignedIn = useSignedIn(connect, hasShared);
  if (!hasShared || isSignedIn) return null;
  return connect.current?.signedIn === false ? 'Your sign-in has ended.' : 'Your Mosaic menu could not load.';
};
