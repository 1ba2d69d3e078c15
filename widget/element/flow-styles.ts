/** The dialog's style sheet, adopted once by each shadow root. */
import { takeStyleSheet } from './stylesheet.ts';

const styleSheets = takeStyleSheet();

export const adoptFlowStyles = (root: ShadowRoot | null): void => {
  if (!root) return;
  const sheets = styleSheets().filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
};
