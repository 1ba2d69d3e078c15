import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The dialog's one live region, which comes into the document with the dialog. */
export const LiveRegionContext = createContext<RefObject<Element | null>>({ current: null });

/** Announces its content politely. A region that is added together with its text is not read, so one region stays. */
export function Announce({ children }: { children: ReactNode }) {
  const region = useContext(LiveRegionContext);
  const [isDrawn, setIsDrawn] = useState(false);
  const isSaid = Boolean(children);
  // The region stands only after the dialog's first commit; then what is said is drawn again, and not the whole dialog.
  useLayoutEffect(() => setIsDrawn(isSaid), [isSaid]);
  return isDrawn && region.current && children ? createPortal(<p>{children}</p>, region.current) : null;
}
