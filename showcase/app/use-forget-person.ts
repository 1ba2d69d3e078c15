import { useNotifyTabs, useSignOut } from '../shared/connect/use-sign-out.ts';
import { widgetOf } from '../shared/connect/widget-of.ts';
import { removeStored } from '../shared/lib/json-storage.ts';
import { useWindowEvent } from '../shared/lib/use-window-event.ts';
import { personalKeysOf } from './areas.ts';
import { noteShare } from './forget-old.ts';

/** A sign-out removes what the application's pages store about the person. */
export const useForgetPerson = () => {
  useWindowEvent('complete', (event) => widgetOf(event) && noteShare(), true);
  useSignOut((apiKey) => {
    for (const key of personalKeysOf(apiKey)) removeStored(key);
  });
  useNotifyTabs();
};
