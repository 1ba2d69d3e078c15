import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Announcer } from './announce.tsx';
import { Icon } from './Icon.tsx';
import { useKitTexts } from './kit-texts.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. The browser keeps the focus inside and then returns it to the previous element. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const texts = useKitTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The dialog closes before it leaves the document, because a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <button type="button" className="close" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* Outside a modal dialog the page is inert, and its live region announces nothing. */}
      <Announcer>{children}</Announcer>
    </dialog>
  );
}
