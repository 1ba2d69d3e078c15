/** A separate module, because declarations keep an import of CSS, which a host's compiler could not resolve. */
import '../styles/trigger.css';

/** The text of the imported CSS. The build inserts it (`scripts/own-css.ts`). */
declare const css: string;

export const TRIGGER_CSS: string = css;
