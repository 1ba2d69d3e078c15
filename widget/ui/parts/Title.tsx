import { useEffect, useRef } from 'react';
import { named } from '../named.ts';

/** Id of the heading that names the dialog. Ids are local to the shadow root. */
export const TITLE_ID = 'dc-title';

interface TitleProps {
  readonly children: string;
  /** Whether the title takes the focus when it appears, because it replaces the focused element. */
  readonly focused?: boolean;
}

export function Title({ children, focused = false }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h2 ref={heading} id={TITLE_ID} {...named('title')} tabIndex={-1}>
      {children}
    </h2>
  );
}
