import { ELEMENT_NAME } from '../brand.ts';

/** HTML does not close `<data-connect-button />`: the element then contains, and hides, the rest of the page. */
export const warnOfContent = (element: Element): void => {
  if (element.querySelector(':scope>:not([slot],noscript)'))
    console.warn(`${ELEMENT_NAME}: write </${ELEMENT_NAME}>`, element);
};
