import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  /** A one-line summary of the answers; empty if there are none. */
  readonly summary: string;
  readonly isOpen: boolean;
  readonly headRef: Ref<HTMLButtonElement>;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One collapsible section. A closed section keeps its inputs and their values. */
export const Section = ({ title, summary, isOpen, headRef, onToggle, children }: SectionProps) => {
  const panelId = useId();
  return (
    <section className="border-line border-b first:border-t">
      <h2>
        <button
          ref={headRef}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3 rounded-lg text-left"
        >
          <span className="max-w-[calc(100%-2rem)] shrink-0 font-display text-lg font-bold">{title}</span>
          {summary !== '' && (
            <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
              <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
              <span className="truncate">{summary}</span>
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={`ml-auto size-5 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className="pb-6">
        {children}
      </div>
    </section>
  );
};
