/** This module has no public type: a declaration file would repeat the import of CSS, and a host's compiler fails on it. */
import '../styles/trigger.css';

/** The text of the imported CSS. The build inserts it (`scripts/own-css.ts`). */
declare const css: string;

export const TRIGGER_CSS: string = css;
