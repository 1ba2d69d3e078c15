import '../styles/menu.css';
import { adopterOf } from '../element/stylesheet.ts';

/** The text of the imported CSS. The build inserts it (`scripts/own-css.ts`). */
declare const css: string;

export const adoptMenuStyles = adopterOf(css);
