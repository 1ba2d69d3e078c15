import { removeStored, writeText } from '../lib/json-storage.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { type AppName, CONNECT_TAG, type ConnectElement, keyOfApp, widgetOf } from './connect-element.ts';

/** Storage key of `useInterests`. A sign-out removes it, and so does `forgetOld` after the storage period. */
export const personKeyOf = (place: string) => `data-connect:${place}:person`;

/** Removes the widget's name of the person (contract §2.7), for a page's own log-out: the script may be missing. */
export const forgetName = (app: AppName) => removeStored(`data-connect:mosaic:user:frame:${keyOfApp(app)}`);

/** Storage key that gets the application's key for a moment, so that other tabs learn of the sign-out. */
const SIGNED_OUT_KEY = 'data-connect:showcase:signed-out';

const useWidgetSignOut = (run: (apiKey: string) => void) =>
  useWindowEvent(
    'signout',
    (event) => {
      const widget = widgetOf(event);
      if (widget) run(widget.apiKey);
    },
    true,
  );

/** The key of the first widget: all widgets of a page have the same one. */
const keyHere = () => document.querySelector<ConnectElement>(CONNECT_TAG)?.apiKey;

/** Use it once in each page. */
export const useNotifyTabs = () =>
  useWidgetSignOut((apiKey) => {
    writeText(SIGNED_OUT_KEY, apiKey);
    removeStored(SIGNED_OUT_KEY);
  });

/** For a sign-out here or in another tab. `app` is for pages without a widget. */
export const useSignOut = (run: (apiKey: string) => void, app?: AppName) => {
  useWidgetSignOut(run);
  useWindowEvent('storage', (event) => {
    if (!(event instanceof StorageEvent && event.key === SIGNED_OUT_KEY)) return;
    const { newValue } = event;
    if (newValue && newValue === (app ? keyOfApp(app) : keyHere())) run(newValue);
  });
};
