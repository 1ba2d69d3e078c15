import { type ReactNode, useId } from 'react';
import { DialogHead } from './DialogHead.tsx';
import { Overlay } from './Overlay.tsx';

export interface ModalDialogProps {
  readonly title: string;
  /** Called after the dialog has closed in any way. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The demo's classes for the box. */
  readonly className?: string;
  readonly titleClassName?: string;
}

/** A dialog with a title and a close button, open while mounted. Its content starts with new state each time. */
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
