import { useEffect, useState } from 'react';
import { CONNECT_TAG } from '../../shared/connect/connect-element.ts';

const stepIn = (event: Event) =>
  event instanceof CustomEvent && event.detail && typeof event.detail.step === 'string'
    ? event.detail.step
    : null;

const widgetOf = ({ target }: Event) =>
  target instanceof Element && target.localName === CONNECT_TAG ? target : null;

/** The widget on this page that waits for a code, if any. Its events don't bubble, so they are caught on their way down. */
export const useAwaitingWidget = (): Element | null => {
  const [awaiting, setAwaiting] = useState<Element | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    for (const type of ['stepchange', 'close']) {
      window.addEventListener(
        type,
        (event) => {
          const widget = widgetOf(event);
          if (widget) setAwaiting(type === 'stepchange' && stepIn(event) === 'code' ? widget : null);
        },
        { capture: true, signal: leaving.signal },
      );
    }
    return () => leaving.abort();
  }, []);

  return awaiting;
};
