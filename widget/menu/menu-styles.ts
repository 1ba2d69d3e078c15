/** The menu's style sheet. Each shadow root adopts it once. */
import '../styles/menu.css';
import { styleSheetOf } from '../element/stylesheet.ts';

/** The text of the imported CSS. The build inserts it (`scripts/own-css.ts`). */
declare const css: string;

const sheetsOf = styleSheetOf(css);

export const adoptMenuStyles = (root: ShadowRoot): void => {
  const missing = sheetsOf(root.ownerDocument).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
};
