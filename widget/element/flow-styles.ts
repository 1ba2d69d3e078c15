/** The dialog's style sheet, adopted once by each shadow root. */
import css from '../styles/flow.css?inline';
import { styleSheetOf } from './stylesheet.ts';

const sheetsOf = styleSheetOf(css);

export const adoptFlowStyles = (root: Node | null): void => {
  if (!(root instanceof ShadowRoot)) return;
  const adopted = root.adoptedStyleSheets ?? [];
  const missing = sheetsOf(root.ownerDocument).filter((sheet) => !adopted.includes(sheet));
  root.adoptedStyleSheets = [...adopted, ...missing];
};
