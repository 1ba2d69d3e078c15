import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Overlay } from './Overlay.tsx';

export interface ModalDialogProps {
  readonly title: string;
  /** Called once the dialog has closed, whichever way. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The look of the box; the demo's own. */
  readonly className?: string;
  readonly titleClassName?: string;
}

/** An overlay with a title and a close button, open while mounted: what is in it starts afresh each time. */
export const ModalDialog = ({
  title,
  onClose,
  children,
  className = '',
  titleClassName = '',
}: ModalDialogProps) => {
  const titleId = useId();

  return (
    <Overlay
      isOpen
      labelledBy={titleId}
      onClose={onClose}
      className={`max-w-[32rem] backdrop:bg-black/60 ${className}`}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className={titleClassName}>
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mt-1 -mr-1 grid size-9 shrink-0 place-items-center rounded-full hover:bg-current/10"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </Overlay>
  );
};
