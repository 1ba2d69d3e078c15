import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section className="card section" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}
