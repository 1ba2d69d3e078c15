import { createPortal } from 'react-dom';
import type { InboxMessage } from './read-inbox.ts';

export interface SpokenCodeProps {
  /** The widget whose dialog waits for the code. */
  readonly widget: Element;
  readonly message: InboxMessage | undefined;
}

/**
 * The code for people who do not see it. A modal dialog puts everything outside of itself out of reach, this page's
 * inbox too; what is in one of its slots is inside. Its digits stand apart, so that it is not read as one number.
 */
export const SpokenCode = ({ widget, message }: SpokenCodeProps) =>
  createPortal(
    <p slot="legal" role="status" className="sr-only">
      {message && `Sandbox inbox: the code is ${[...message.code].join(' ')}`}
    </p>,
    widget,
  );
