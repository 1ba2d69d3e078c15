import type { ReactNode } from 'react';

export interface EmptyPlaceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Replaces an empty list: the reason why it is empty, and a next step. */
export const EmptyPlace = ({ className = '', children }: EmptyPlaceProps) => (
  <div
    className={`grid justify-items-center gap-4 rounded-2xl border border-edge border-dashed px-6 py-16 text-center text-muted ${className}`}
  >
    {children}
  </div>
);
