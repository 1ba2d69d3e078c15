import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { closeDialog, focusHeading } from '../lib/focus-heading.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

interface OverlayProps {
  readonly isOpen: boolean;
  /** Id of the dialog's heading, which can have the focus. */
  readonly labelledBy: string;
  /** If this key of local storage has a value, the page's HTML does not begin with the open dialog. */
  readonly unlessStored?: string;
  /** Called after Escape, a press beside the dialog or its close button. Other buttons inside call it themselves. */
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The field with `data-first`, else the heading: the browser would take the close button. */
const findStart = (dialog: HTMLDialogElement, heading: string) =>
  dialog.querySelector<HTMLElement>('[data-first]') ?? document.getElementById(heading);

/** The content stays mounted while closed: a widget inside finishes its work, and text stays. */
export const Overlay = ({
  isOpen,
  labelledBy,
  unlessStored,
  onClose,
  className = '',
  children,
}: OverlayProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const isOver = useRef(false);
  const isHydrated = useHydrated();
  // The page's HTML opens the dialog before any script file arrives (`app/inline/after-content.js`).
  const [isInHtml] = useState(isOpen && !isHydrated);
  const isShown = useRef(isInHtml);
  const onClosedEarly = useEffectEvent(onClose);

  // The dialog closes before it leaves the page, because a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!isOpen || !opened) return;
    const wasShown = isShown.current;
    isShown.current = false;
    if (!opened.open) {
      // The person closed the dialog before React took over.
      if (wasShown) return onClosedEarly();
      opened.showModal();
      isOver.current = false;
      findStart(opened, labelledBy)?.focus();
    }
    return () => opened.close();
  }, [isOpen, labelledBy]);

  // In a dialog without padding, the target of a press is the dialog itself only on its backdrop.
  const isOutside = (event: SyntheticEvent) => event.target === dialog.current;

  const onClosed = () => {
    // The event comes one task after the close. By then the close may have been reported, or the dialog be open again.
    if (dialog.current?.open || isOver.current) return;
    isOver.current = true;
    const { activeElement } = document;
    // Otherwise the next Tab would continue from the dialog's position, at the end of the page.
    if (activeElement === document.body || dialog.current?.contains(activeElement)) focusHeading();
    if (isOpen) onClose();
  };

  const closeAtOnce = () => {
    dialog.current?.close();
    onClosed();
  };

  const closeOnCancel = (event: SyntheticEvent) => {
    if (!isOutside(event)) return;
    event.preventDefault();
    closeAtOnce();
  };

  // A text selection that ends outside causes a click there, so the press must also have begun outside.
  // The second click of a double click on the opener hits the backdrop and is ignored.
  const closeFromOutside = (event: MouseEvent) =>
    isPressedOutside.current && event.detail < 2 && isOutside(event) && closeAtOnce();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape and the close button.
    <dialog
      ref={dialog}
      data-opens={isInHtml || undefined}
      data-unless-stored={isInHtml ? unlessStored : undefined}
      aria-labelledby={labelledBy}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={closeFromOutside}
      onCancel={closeOnCancel}
      onClose={onClosed}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain p-0 ${className}`}
    >
      {children}
    </dialog>
  );
};

interface DialogHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly titleClassName?: string;
  readonly closeClassName?: string;
}

/** Closing calls the dialog's `onClose`. */
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

interface ModalDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly titleClassName?: string;
}

/** A dialog that is open while it is mounted. Its content starts with new state each time. */
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
        <DialogHead titleId={titleId} title={title} titleClassName={titleClassName} />
        {children}
      </div>
    </Overlay>
  );
};
