import { orUndefined } from '../../common/or-undefined.ts';
import type { BrowserEnvironment, Popup } from './environment.ts';

/**
 * Opens a window in the present task, because browsers block a later one; `null` if there is no new window. Blockers and
 * web views remove `window.open`, or replace it by a function that throws or gives an imitation.
 */
export const openWindow = (
  { window, open }: Pick<BrowserEnvironment, 'window' | 'open'>,
  ...how: Parameters<BrowserEnvironment['open']>
): Popup | null => {
  const opened = orUndefined(() => open(...how));
  // These members can be read also where the window shows another origin.
  const isNew = ({ top, closed }: Popup) =>
    top === opened && opened !== window && opened !== window.top && !closed;
  return opened && orUndefined(() => isNew(opened)) ? opened : null;
};
