import { X } from 'lucide-react';

export interface DialogHeadProps {
  /** Id of the heading, for the dialog's `aria-labelledby`. */
  readonly titleId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly titleClassName?: string;
  readonly closeClassName?: string;
}

/** Title and close button of a dialog. */
export const DialogHead = ({
  titleId,
  title,
  onClose,
  titleClassName = '',
  closeClassName = 'rounded-full',
}: DialogHeadProps) => (
  <div className="flex items-start justify-between gap-4">
    <h2 id={titleId} className={titleClassName}>
      {title}
    </h2>
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className={`-mt-2 -mr-2 grid size-11 shrink-0 place-items-center hover:bg-current/10 ${closeClassName}`}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  </div>
);
