import type { ReactNode } from 'react';

/** Says that a list is empty, and when it will have content. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <span className="empty-tiles" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div>
        <p className="empty-title">{title}</p>
        <p className="muted">{children}</p>
      </div>
    </div>
  );
}
