import { X } from 'lucide-react';
import { closeDialog } from '../lib/close-dialog.ts';

export interface DialogHeadProps {
  /** Id of the heading, for the dialog's `aria-labelledby`. */
  readonly titleId: string;
  readonly title: string;
  readonly titleClassName?: string;
  readonly closeClassName?: string;
}

/** Title and close button of a dialog. Closing calls the dialog's `onClose`. */
export const DialogHead = ({
  titleId,
  title,
  titleClassName = '',
  closeClassName = 'rounded-full',
}: DialogHeadProps) => (
  <div className="flex flex-row-reverse items-start justify-between gap-4">
    {/* The button comes before the heading, so that Tab leads from the heading to the content. */}
    <button
      type="button"
      aria-label="Close"
      onClick={closeDialog}
      className={`-mt-2 -mr-2 grid size-11 shrink-0 place-items-center hover:bg-current/10 ${closeClassName}`}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
    <h2 id={titleId} tabIndex={-1} className={`min-w-0 ${titleClassName}`}>
      {title}
    </h2>
  </div>
);
