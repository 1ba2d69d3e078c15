import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a screen. It gets the focus if no field does, so that a screen reader starts at the top. */
export function Title({ children, focused = true }: { children: ReactNode; focused?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h1 ref={heading} className="title" tabIndex={-1}>
      {children}
    </h1>
  );
}
