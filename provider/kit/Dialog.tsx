import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Announcer } from './announce.tsx';
import { Icon } from './Icon.tsx';
import { useKitTexts } from './kit-texts.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog. It starts at the first field of its form, else at its heading. The browser keeps the focus inside and
 * then returns it to the previous element.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const texts = useKitTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // The dialog closes before it leaves the document, because a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser alone would focus the close button, the first control.
    (element?.querySelector<HTMLElement>('form input') ?? heading.current)?.focus();
    return () => element?.close();
  }, []);
  // Closed by the browser, the dialog reports it one task later, and a press that opens it again in between would be
  // lost. File inputs inside have an event of the same name.
  const closeOnCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={closeOnCancel}
      onClose={onClose}
    >
      <div className="dialog-head">
        {/* Before the heading: Tab leads from the heading to the content. The styles reverse the visual order. */}
        <button type="button" className="close" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <h2 ref={heading} id={titleId} className="dialog-title" tabIndex={-1}>
          {title}
        </h2>
      </div>
      {/* Outside a modal dialog the page is inert, and its live region announces nothing. */}
      <Announcer>{children}</Announcer>
    </dialog>
  );
}
