import type { LocaleMessages } from '../locales/load.ts';
import { OLD_BROWSER } from '../trigger-texts.ts';
import type { FlowOwner } from './flow-types.ts';

/** The youngest CSS that the dialog cannot do without (`/docs#browsers`): without it, it has no colours. */
const NEEDED = '(color: light-dark(red, red)) and selector(:has(*))';

/**
 * Lets the button say that this browser is too old, instead of showing a dialog that nobody can read.
 * @throws Error where the browser lacks what the dialog needs
 */
export const refuseOldBrowser = (element: FlowOwner, messages?: LocaleMessages): void => {
  if (CSS.supports(NEEDED)) return;
  const text = messages?.catalogue['element.browser'] ?? OLD_BROWSER;
  // What the button says of a dialog that cannot be had.
  element.messages = { 'element.load': text, ...element.messages };
  throw new Error(text);
};
