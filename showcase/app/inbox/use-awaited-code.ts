import { useEffect, useState } from 'react';
import { CONNECT_TAG } from '../../shared/connect/connect-element.ts';

const stepIn = (event: Event) =>
  event instanceof CustomEvent && event.detail && typeof event.detail.step === 'string'
    ? event.detail.step
    : null;

/** Whether a widget on this page waits for a code. Its events don't bubble, so they are caught on their way down. */
export const useAwaitedCode = () => {
  const [isAwaited, setAwaited] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const isWidget = (target: EventTarget | null) =>
      target instanceof Element && target.localName === CONNECT_TAG;
    for (const type of ['stepchange', 'close']) {
      window.addEventListener(
        type,
        (event) => isWidget(event.target) && setAwaited(type === 'stepchange' && stepIn(event) === 'code'),
        { capture: true, signal: leaving.signal },
      );
    }
    return () => leaving.abort();
  }, []);

  return isAwaited;
};
