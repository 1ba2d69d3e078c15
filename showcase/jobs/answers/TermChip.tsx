import { X } from 'lucide-react';

export interface TermChipProps {
  readonly text: string;
  readonly onRemove: (button: HTMLElement) => void;
}

/** A word of the CV with the control that removes it. */
export const TermChip = ({ text, onRemove }: TermChipProps) => (
  <span className="inline-flex items-center rounded-full bg-sunken pl-3 text-sm font-medium">
    {text}
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
