import { styleSheetOf } from './stylesheet.ts';
import { TRIGGER_CSS } from './trigger-css.ts';

export const triggerSheets = styleSheetOf(TRIGGER_CSS);
