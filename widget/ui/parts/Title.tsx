import { useEffect, useRef } from 'react';
import { named } from '../named.ts';

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

interface OutcomeProps {
  readonly title: string;
  readonly lead: string;
  readonly focused?: boolean;
}

export function Outcome({ title, lead, focused }: OutcomeProps) {
  return (
    <div {...named('outcome')}>
      <svg {...named('outcome-mark')} viewBox="0 0 96 96" aria-hidden="true">
        <rect className="tile tile-1" x="2" y="30" width="17" height="17" rx="4" />
        <rect className="tile tile-2" x="8" y="6" width="23" height="20" rx="4" />
        <rect className="tile tile-3" x="77" y="52" width="15" height="15" rx="4" />
        <rect className="tile tile-4" x="66" y="72" width="20" height="17" rx="4" />
        <rect className="tile tile-main" x="23" y="23" width="50" height="50" rx="14" />
        <path className="outcome-check" d="M37 49l8 8 15-17" pathLength="1" />
      </svg>
      <Title focused={focused}>{title}</Title>
      <p {...named('lead')}>{lead}</p>
    </div>
  );
}
