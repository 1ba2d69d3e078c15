/** A separate module: declarations keep an import of CSS, which a host's compiler could not resolve. */
import '../styles/trigger.css';

/** The text of the CSS above: the build puts it there (`scripts/own-css.ts`). */
declare const dataConnectCss: string;

export const TRIGGER_CSS: string = dataConnectCss;
