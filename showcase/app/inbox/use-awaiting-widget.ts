import { useState } from 'react';
import { widgetOf } from '../../shared/connect/widget-of.ts';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';

const isCodeStep = (event: Event) => event instanceof CustomEvent && event.detail?.step === 'code';

/** The widget on this page that waits for a code, if any. */
export const useAwaitingWidget = (): Element | null => {
  const [awaiting, setAwaiting] = useState<Element | null>(null);
  const follow = (event: Event) => {
    const widget = widgetOf(event);
    // In the provider's frame the sandbox's own page shows the mail (frame-mail.js): what lies over it voids presses.
    if (widget && widget.getAttribute('isolation') !== 'frame')
      setAwaiting(isCodeStep(event) ? widget : null);
  };
  useWindowEvent('stepchange', follow, true);
  useWindowEvent('close', follow, true);
  return awaiting;
};
