import { useWindowEvent } from '../lib/use-window-event.ts';
import { parseWidgetMessage, type WidgetMessage } from './widget-message.ts';

/**
 * Calls `handler` for each valid widget message while the component is mounted. Every listener of the page gets a
 * message, so use it once in each demo, in the component that owns the answer.
 */
export const useWidgetMessage = (handler: (message: WidgetMessage) => void) =>
  useWindowEvent('message', (event) => {
    const message = event instanceof MessageEvent ? parseWidgetMessage(event) : null;
    if (message) handler(message);
  });
