import { useEffect, useState } from 'react';
import { CONNECT_TAG } from '../../shared/connect/connect-element.ts';
import { widgetOf } from '../../shared/connect/widget-of.ts';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';

// In the provider's frame the sandbox's own page shows the mail (frame-mail.js): what lies over it voids presses.
const isAwaiting = (widget: Element) =>
  Reflect.get(widget, 'step') === 'code' && widget.getAttribute('isolation') !== 'frame';

/** The widget on this page that waits for a code, if any. */
export const useAwaitingWidget = (): Element | null => {
  const [awaiting, setAwaiting] = useState<Element | null>(null);
  const follow = (event: Event) => {
    const widget = widgetOf(event);
    if (widget) setAwaiting(isAwaiting(widget) ? widget : null);
  };
  // The widget has a script of its own: a person may have asked for a code before this page listens.
  useEffect(() => {
    setAwaiting([...document.querySelectorAll(CONNECT_TAG)].find(isAwaiting) ?? null);
  }, []);
  useWindowEvent('stepchange', follow, true);
  useWindowEvent('close', follow, true);
  return awaiting;
};
