import type { ReactNode } from 'react';

export interface EmptyPlaceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The place of a list without an entry: why it is empty, and the way on. */
export const EmptyPlace = ({ className = '', children }: EmptyPlaceProps) => (
  <div
    className={`grid justify-items-center gap-4 rounded-2xl border border-edge border-dashed px-6 py-16 text-center text-muted ${className}`}
  >
    {children}
  </div>
);
