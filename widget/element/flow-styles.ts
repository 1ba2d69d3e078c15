/** The dialog's style sheet, adopted once by each shadow root. */
import '../styles/flow.css';
import { styleSheetOf } from './stylesheet.ts';

/** The text of the CSS above: the build puts it there (`scripts/own-css.ts`). */
declare const dataConnectCss: string;

const sheetsOf = styleSheetOf(dataConnectCss);

export const adoptFlowStyles = (root: Node | null): void => {
  if (!(root instanceof ShadowRoot)) return;
  const adopted = root.adoptedStyleSheets ?? [];
  const missing = sheetsOf(root.ownerDocument).filter((sheet) => !adopted.includes(sheet));
  root.adoptedStyleSheets = [...adopted, ...missing];
};
