import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a screen. It gets the focus, so that a screen reader starts at the top. */
export function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} className="title" tabIndex={-1}>
      {children}
    </h1>
  );
}
