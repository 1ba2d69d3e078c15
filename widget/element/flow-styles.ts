import '../styles/flow.css';
import { adopterOf } from './stylesheet.ts';

/** The text of the imported CSS. The build inserts it (`scripts/own-css.ts`). */
declare const css: string;

const adopt = adopterOf(css);

export const adoptFlowStyles = (root: Node | null): void => {
  if (root instanceof ShadowRoot) adopt(root);
};
