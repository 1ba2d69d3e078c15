/** A module of its own, because declarations keep an import of CSS and a host's compiler could not follow it. */
import css from '../styles/trigger.css?inline';
import { styleSheetOf } from './stylesheet.ts';

export const triggerSheets = styleSheetOf(css);
