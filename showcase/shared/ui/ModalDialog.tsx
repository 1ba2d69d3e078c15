import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface ModalDialogProps {
  readonly title: string;
  /** Called once the dialog has closed, whichever way. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The look of the box; the demo's own. */
  readonly className?: string;
  readonly titleClassName?: string;
}

/** A native modal dialog, open while mounted: focus, Escape and the way back to the opener are the browser's. */
export const ModalDialog = ({
  title,
  onClose,
  children,
  className = '',
  titleClassName = '',
}: ModalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape and the close button.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className={`m-auto max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto p-0 backdrop:bg-black/60 ${className}`}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className={titleClassName}>
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="-mt-1 -mr-1 grid size-9 shrink-0 place-items-center rounded-full hover:bg-current/10"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
};
