import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The dialog's only live region. It is added to the document with the dialog. */
export const LiveRegionContext = createContext<RefObject<Element | null>>({ current: null });

/** A region that is added together with its text is not announced, so one region stays. */
export function Announce({ children }: { children: string | false | null | undefined }) {
  const region = useContext(LiveRegionContext);
  const [isDrawn, setIsDrawn] = useState(false);
  const isSaid = Boolean(children);
  // The region exists only after the dialog's first commit.
  useLayoutEffect(() => setIsDrawn(isSaid), [isSaid]);
  return isDrawn && region.current && children
    ? createPortal(<p key={children}>{children}</p>, region.current)
    : null;
}

/** A text that changes while it is shown: a new element each time, because a page's translator replaces its text nodes. */
export function Words({ children }: { readonly children: string }) {
  return <span key={children}>{children}</span>;
}
