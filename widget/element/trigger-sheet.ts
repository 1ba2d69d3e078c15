/** A separate module: declarations keep an import of CSS, which a host's compiler could not resolve. */
import css from '../styles/trigger.css?inline';
import { styleSheetOf } from './stylesheet.ts';

export const triggerSheets = styleSheetOf(css);
