import { useEffect, useState } from 'react';
import { CONNECT_TAG } from '../../shared/connect/connect-element.ts';
import { widgetOf } from '../../shared/connect/widget-of.ts';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';

// In the provider's frame, `frame-mail.js` shows the mail: a popover over the frame would make it reject presses.
const isAwaiting = (widget: Element) =>
  Reflect.get(widget, 'step') === 'code' && widget.getAttribute('isolation') !== 'frame';

/** The widget on this page that waits for a code; `null` if there is none. */
export const useAwaitingWidget = (): Element | null => {
  const [awaiting, setAwaiting] = useState<Element | null>(null);
  const follow = (event: Event) => {
    const widget = widgetOf(event);
    if (widget) setAwaiting(isAwaiting(widget) ? widget : null);
  };
  // The widget's script may run first, so a person may have requested a code before this hook listens.
  useEffect(() => {
    setAwaiting([...document.querySelectorAll(CONNECT_TAG)].find(isAwaiting) ?? null);
  }, []);
  useWindowEvent('stepchange', follow, true);
  useWindowEvent('close', follow, true);
  return awaiting;
};
