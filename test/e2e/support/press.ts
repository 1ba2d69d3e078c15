import type { Locator } from 'playwright-core';
import { IS_FRAMED } from './host-page.ts';

// In a frame a key: a mouse counts there only once it has been inside for half a second.

/** Presses a control of a dialog that has been in view for a moment. */
export const press = (control: Locator) => (IS_FRAMED ? control.press('Enter') : control.click());

/** Switches a switch of such a dialog on. */
export const switchOn = (control: Locator) => (IS_FRAMED ? control.press('Space') : control.check());
