import type { ReactNode } from 'react';

export interface LeafProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A ruled page section with a title. */
export const Leaf = ({ id, title, children, className = '' }: LeafProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={`dcode-leaf scroll-mt-6 px-5 py-6 sm:px-8 ${className}`}
  >
    <h2 id={`${id}-title`} tabIndex={-1} className="dcode-hand text-2xl outline-offset-4">
      {title}
    </h2>
    {children}
  </section>
);
