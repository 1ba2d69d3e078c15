import { createPortal } from 'react-dom';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

export interface AwaitedMailboxProps extends AddressFormProps {
  /** The widget whose dialog waits for the code. */
  readonly widget: Element;
}

/**
 * Shows the mailbox form inside the dialog that waits for the code, because a modal dialog blocks everything outside
 * it.
 */
export const AwaitedMailbox = ({ widget, onAddress }: AwaitedMailboxProps) =>
  createPortal(
    <div slot="legal">
      <p className="text-sm text-muted">This is a demonstration: no e-mail is sent.</p>
      <AddressForm onAddress={onAddress} />
    </div>,
    widget,
  );
