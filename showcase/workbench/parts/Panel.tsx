import { type ReactNode, useId } from 'react';

export interface PanelProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One panel of the workbench. */
export const Panel = ({ title, actions, lead, className = '', children }: PanelProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`flex min-w-0 flex-col rounded-lg border border-line bg-surface ${className}`}
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-1.5">
        <h2 id={titleId} className="text-[0.9375rem] font-semibold">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-1.5">{actions}</div>}
      </header>
      {lead && <p className="max-w-[80ch] px-4 pt-3 text-sm text-muted">{lead}</p>}
      {children}
    </section>
  );
};
