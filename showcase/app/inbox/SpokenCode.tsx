import { createPortal } from 'react-dom';
import type { InboxMessage } from './read-inbox.ts';

export interface SpokenCodeProps {
  /** The widget whose dialog waits for the code. */
  readonly widget: Element;
  readonly message: InboxMessage | undefined;
}

/**
 * Announces the code to screen readers. The modal dialog makes this page's inbox inaccessible, but a slot of the widget
 * is inside the dialog. Spaces between the digits keep a screen reader from reading one large number.
 */
export const SpokenCode = ({ widget, message }: SpokenCodeProps) =>
  createPortal(
    <p slot="legal" role="status" className="sr-only">
      {message && `Sandbox inbox: the code is ${[...message.code].join(' ')}`}
    </p>,
    widget,
  );
