/** The dialog's style sheet. Each shadow root adopts it once. */
import '../styles/flow.css';
import { styleSheetOf } from './stylesheet.ts';

/** The text of the imported CSS. The build inserts it (`scripts/own-css.ts`). */
declare const css: string;

const sheetsOf = styleSheetOf(css);

export const adoptFlowStyles = (root: Node | null): void => {
  if (!(root instanceof ShadowRoot)) return;
  const adopted = root.adoptedStyleSheets ?? [];
  const missing = sheetsOf(root.ownerDocument).filter((sheet) => !adopted.includes(sheet));
  root.adoptedStyleSheets = [...adopted, ...missing];
};
