import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

export interface OverlayProps {
  readonly isOpen: boolean;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  /** Called once the dialog has closed: by Escape, a press beside it or its head. Other buttons inside call it themselves. */
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog whose content stays mounted while it is closed: a widget inside finishes what it began, and what
 * a person typed is still there when they come back. Focus, Escape and the way back to the opener are the browser's; where
 * a page began with the dialog, nothing opened it, and the page's heading takes the focus.
 */
export const Overlay = ({ isOpen, labelledBy, onClose, className = '', children }: OverlayProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const isHydrated = useHydrated();
  // The page's HTML opens it before any script file arrives (`app/inline/after-content.js`).
  const [isInHtml] = useState(isOpen && !isHydrated);
  const isShown = useRef(isInHtml);
  const onClosedEarly = useEffectEvent(onClose);

  // Closed before it is taken out of the page: a dialog that is gone gives the focus back to nobody.
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!isOpen || !opened) return;
    const wasShown = isShown.current;
    isShown.current = false;
    if (!opened.open) {
      // Closed by the person before React took over.
      if (wasShown) return onClosedEarly();
      opened.showModal();
    }
    return () => opened.close();
  }, [isOpen]);

  // A dialog without padding is hit itself only where its backdrop is.
  const isOutside = (event: SyntheticEvent) => event.target === dialog.current;

  const onClosed = () => {
    const { activeElement } = document;
    // Else the next Tab would go on from the dialog's place, at the end of the page.
    if (activeElement === document.body || dialog.current?.contains(activeElement)) focusHeading();
    if (isOpen) onClose();
  };

  // A selection dragged out of an input ends in a click outside: only a press that began there counts. And the
  // second half of a double click on the opener lands on the backdrop: it is no press of its own.
  const closeFromOutside = (event: MouseEvent) =>
    isPressedOutside.current && event.detail < 2 && isOutside(event) && dialog.current?.close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape and the close button.
    <dialog
      ref={dialog}
      data-opens={isInHtml || undefined}
      aria-labelledby={labelledBy}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={closeFromOutside}
      onClose={onClosed}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain p-0 ${className}`}
    >
      {children}
    </dialog>
  );
};
