import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone?: 'plain' | 'danger';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Screen readers announce a danger at once, and other notices at the next pause. */
export const Notice = ({ tone = 'plain', children, action }: NoticeProps) => (
  <div
    role={tone === 'danger' ? 'alert' : 'status'}
    className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl px-4 py-2 text-[0.9375rem] ${
      tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-accent-soft text-ink'
    }`}
  >
    <p className="py-1.5">{children}</p>
    {action}
  </div>
);

interface EmptyPlaceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

export const EmptyPlace = ({ className = '', children }: EmptyPlaceProps) => (
  <div
    className={`grid justify-items-center gap-4 rounded-2xl border border-edge border-dashed px-6 py-16 text-center text-muted ${className}`}
  >
    {children}
  </div>
);
