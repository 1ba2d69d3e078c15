import { oldBrowser } from '../../common/locales/en.json';
import type { LocaleMessages } from '../locales/load.ts';
import type { FlowOwner } from './flow-types.ts';

/** The newest CSS feature that the dialog needs (`/docs/browsers`): without it, the dialog has no colours. */
const NEEDED = '(color: light-dark(red, red)) and selector(:has(*))';

/** @throws Error if the browser lacks a feature that the dialog needs */
export const refuseOldBrowser = (element: FlowOwner, messages?: LocaleMessages): void => {
  // jsdom has no `CSS`.
  if (globalThis.CSS?.supports?.(NEEDED)) return;
  const key = 'element.browser';
  const text = messages?.catalogue[key] ?? oldBrowser[key];
  // The button's text if the dialog is unavailable.
  element.messages = { 'element.load': text, ...element.messages };
  throw new Error(text);
};
