import { useSignOut, useToldSignOut } from '../shared/connect/use-sign-out.ts';
import { widgetOf } from '../shared/connect/widget-of.ts';
import { removeStored } from '../shared/lib/json-storage.ts';
import { useWindowEvent } from '../shared/lib/use-window-event.ts';
import { PERSONAL_KEYS } from './areas.ts';
import { noteShare } from './forget-old.ts';

/** A sign-out on any page also removes what other pages and other tabs store about the person, and so does time. */
export const useForgetPerson = () => {
  useWindowEvent('complete', (event) => widgetOf(event) && noteShare(), true);
  useSignOut(() => {
    for (const key of PERSONAL_KEYS) removeStored(key);
  });
  useToldSignOut();
};
