import { type ReactNode, type Ref, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  /** Ref of the heading, for giving it the focus when the focused control is removed. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Part({ title, lead, heading, children }: PartProps) {
  const id = useId();
  return (
    <section className="card section" aria-labelledby={id}>
      <h2 id={id} className="section-title" ref={heading} tabIndex={heading === undefined ? undefined : -1}>
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}
