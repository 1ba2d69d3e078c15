import { useEffect, useRef } from 'react';
import { named } from '../named.ts';

/** The id by which the dialog is named after its step. Ids are the shadow root's own. */
export const TITLE_ID = 'dc-title';

interface TitleProps {
  readonly children: string;
  /** Takes the focus as it appears, for a title that replaces what had it. */
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
