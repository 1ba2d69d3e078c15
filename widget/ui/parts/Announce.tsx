import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The dialog's one live region; `null` until it is in the document. */
export const LiveRegionContext = createContext<Element | null>(null);

/** Announces its content politely. A region that is added together with its text is not read, so one region stays. */
export function Announce({ children }: { children: ReactNode }) {
  const region = useContext(LiveRegionContext);
  return region && children ? createPortal(<p>{children}</p>, region) : null;
}
