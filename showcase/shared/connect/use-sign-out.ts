import { removeStored, writeText } from '../lib/json-storage.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { widgetOf } from './widget-of.ts';

/** Set and removed at once: other tabs get a `storage` event, and nothing is kept. */
const SIGNED_OUT_KEY = 'data-connect:showcase:signed-out';

/** Calls `run` when a person signs out by a widget of this very page. */
const useWidgetSignOut = (run: () => void) =>
  useWindowEvent('signout', (event) => widgetOf(event) && run(), true);

/** Tells the other tabs of the site when a person signs out by a widget of this page. Once in each page. */
export const useToldSignOut = () =>
  useWidgetSignOut(() => {
    writeText(SIGNED_OUT_KEY, 'now');
    removeStored(SIGNED_OUT_KEY);
  });

/** Calls `run` when a person signs out by any widget of the page, or of the site's page in another tab. */
export const useSignOut = (run: () => void) => {
  useWidgetSignOut(run);
  useWindowEvent('storage', (event) => {
    if (event instanceof StorageEvent && event.key === SIGNED_OUT_KEY && event.newValue !== null) run();
  });
};
