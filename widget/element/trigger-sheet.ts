/** A module of its own, because declarations keep an import of CSS and a host's compiler could not follow it. */
import { takeStyleSheet } from './stylesheet.ts';
import '../styles/trigger.css';

export const triggerSheets = takeStyleSheet();
