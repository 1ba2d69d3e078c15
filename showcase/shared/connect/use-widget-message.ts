import { useEffect, useEffectEvent } from 'react';
import { parseWidgetMessage, type WidgetMessage } from './widget-message.ts';

/**
 * Calls `handler` with each genuine widget message while the component is mounted. A message reaches every
 * listener of the page, so use it once in each demo, in the component that owns the answer.
 */
export const useWidgetMessage = (handler: (message: WidgetMessage) => void) => {
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const message = parseWidgetMessage(event);
    if (message) handler(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
};
