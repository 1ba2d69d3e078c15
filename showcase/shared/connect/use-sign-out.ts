import { removeStored, writeText } from '../lib/json-storage.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { widgetOf } from './widget-of.ts';

/** Set and removed at once: other tabs get a `storage` event, and storage keeps nothing. */
const SIGNED_OUT_KEY = 'data-connect:showcase:signed-out';

/** Calls `run` when a person signs out in a widget of this page. */
const useWidgetSignOut = (run: () => void) =>
  useWindowEvent('signout', (event) => widgetOf(event) && run(), true);

/** Notifies the other tabs of the site when a person signs out in a widget of this page. Use it once in each page. */
export const useToldSignOut = () =>
  useWidgetSignOut(() => {
    writeText(SIGNED_OUT_KEY, 'now');
    removeStored(SIGNED_OUT_KEY);
  });

/** Calls `run` when a person signs out in any widget of the page, or in another tab of the site. */
export const useSignOut = (run: () => void) => {
  useWidgetSignOut(run);
  useWindowEvent('storage', (event) => {
    if (event instanceof StorageEvent && event.key === SIGNED_OUT_KEY && event.newValue !== null) run();
  });
};
