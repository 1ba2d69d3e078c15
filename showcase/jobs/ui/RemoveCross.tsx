import { X } from 'lucide-react';

export interface RemoveCrossProps {
  /** The chip's text, for screen readers. */
  readonly text: string;
  readonly onRemove: (button: HTMLElement) => void;
}

/** The end of a chip: a cross that removes it. */
export const RemoveCross = ({ text, onRemove }: RemoveCrossProps) => (
  <button
    type="button"
    aria-label={`Remove ${text}`}
    onClick={({ currentTarget }) => onRemove(currentTarget)}
    className="touch-target grid min-h-9 w-8 place-items-center rounded-r-full pr-1 opacity-70 hover:opacity-100"
  >
    <X aria-hidden="true" className="size-3.5" />
  </button>
);
