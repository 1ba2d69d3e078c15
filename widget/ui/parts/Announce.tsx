import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The dialog's one live region; `null` until it stands in the document. */
export const LiveRegionContext = createContext<Element | null>(null);

/** Says its content politely. A region that comes with its text already in it is not read, hence one that stays. */
export function Announce({ children }: { children: ReactNode }) {
  const region = useContext(LiveRegionContext);
  return region && children ? createPortal(<p>{children}</p>, region) : null;
}
