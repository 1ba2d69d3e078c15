import type { ReactNode, Ref } from 'react';

interface ScrollerProps {
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

export const Scroller = ({ label, className = '', ref, children }: ScrollerProps) => (
  <section
    ref={ref}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus in it no key would scroll it.
    tabIndex={0}
    aria-label={label}
    className={`min-h-0 overflow-auto ${className}`}
  >
    {children}
  </section>
);
