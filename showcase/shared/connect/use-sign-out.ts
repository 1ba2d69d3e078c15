import { useWindowEvent } from '../lib/use-window-event.ts';
import { widgetOf } from './widget-of.ts';

/** Calls `run` when a person signs out by any widget of the page. */
export const useSignOut = (run: () => void) =>
  useWindowEvent('signout', (event) => widgetOf(event) && run(), true);
