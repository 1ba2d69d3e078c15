import type { IssueContent } from '../data.ts';

export interface MastheadProps {
  readonly issue: IssueContent;
  /** Name of the person whose interests sort the page; `null` for the general order. */
  readonly reader: string | null;
}

export const Masthead = ({ issue, reader }: MastheadProps) => (
  <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-5 px-4 pt-8 pb-7 sm:px-8 lg:grid-cols-[minmax(min-content,1fr)_auto] lg:items-end lg:pt-12 lg:pb-10">
    <h1 className="copus-offset font-display text-[clamp(2.75rem,9vw,6.5rem)] leading-[0.86] font-bold tracking-tight text-(--first) uppercase">
      {issue.name}
    </h1>
    <div className="max-w-sm lg:text-right">
      <p role="status" className="font-mono text-sm break-words text-muted">
        No. {issue.number} · {reader === null ? 'Sorted for everyone' : `Sorted around ${reader}`}
      </p>
      <p className="mt-1.5 leading-snug text-pretty">{issue.line}</p>
    </div>
  </div>
);
