import { X } from 'lucide-react';
import type { Interest } from '../interests/interest.ts';

export interface InterestChipProps {
  readonly interest: Interest;
  readonly isOpen: boolean;
  /** Id of the element with the reasons for the open interest. */
  readonly basisId: string;
  readonly onToggle: () => void;
  readonly onRemove: (button: HTMLElement) => void;
}

/** An interest: its name shows the reasons, and the cross removes it. */
export const InterestChip = ({
  interest: { text, img_url },
  isOpen,
  basisId,
  onToggle,
  onRemove,
}: InterestChipProps) => (
  <span
    className={`inline-flex items-center rounded-full text-sm font-medium whitespace-nowrap transition-colors ${isOpen ? 'bg-marker text-on-marker' : 'bg-sunken'}`}
  >
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? basisId : undefined}
      onClick={onToggle}
      className="inline-flex min-h-9 items-center gap-2 rounded-l-full pr-1.5 pl-3 underline-offset-4 hover:underline"
    >
      <svg aria-hidden="true" className="size-4">
        <use href={img_url} />
      </svg>
      {text}
    </button>
    <button
      type="button"
      aria-label={`Remove ${text}`}
      onClick={({ currentTarget }) => onRemove(currentTarget)}
      className="grid min-h-9 w-8 place-items-center rounded-r-full pr-1 opacity-70 hover:opacity-100"
    >
      <X aria-hidden="true" className="size-3.5" />
    </button>
  </span>
);
