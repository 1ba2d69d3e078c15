import { useState } from 'react';
import { widgetOf } from '../../shared/connect/widget-of.ts';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';

const isCodeStep = (event: Event) => event instanceof CustomEvent && event.detail?.step === 'code';

/** The widget on this page that waits for a code, if any. */
export const useAwaitingWidget = (): Element | null => {
  const [awaiting, setAwaiting] = useState<Element | null>(null);
  const follow = (event: Event) => {
    const widget = widgetOf(event);
    if (widget) setAwaiting(isCodeStep(event) ? widget : null);
  };
  useWindowEvent('stepchange', follow, true);
  useWindowEvent('close', follow, true);
  return awaiting;
};
