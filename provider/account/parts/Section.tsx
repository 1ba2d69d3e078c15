import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import type { Done } from '../acting.ts';
import { useTexts } from '../texts.tsx';
import type { SectionName } from './SectionNav.tsx';

interface SectionProps {
  readonly name: SectionName;
  readonly lead?: string;
  /** The last completed action, in this or another section. */
  readonly done?: Done | null;
  readonly children: ReactNode;
}

/** The heading gets the focus after an action, because the pressed button may no longer exist. */
export function Section({ name, lead, done = null, children }: SectionProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = done?.section === name ? done : null;
  useEffect(() => {
    if (own) heading.current?.focus();
  }, [own]);
  return (
    <section id={name} className="card section" aria-labelledby={`${name}-title`}>
      <h2 ref={heading} id={`${name}-title`} className="section-title" tabIndex={-1}>
        <span className="section-icon">
          <Icon name={name} />
        </span>
        {t(`${name}.title`)}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {own && (
        <p className="done">
          <Icon name="check" />
          {own.text}
        </p>
      )}
      {children}
    </section>
  );
}
