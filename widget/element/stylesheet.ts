import { orUndefined } from '../../common/or-undefined.ts';

/**
 * Makes a constructed style sheet for the shadow roots of a document. Unlike a `<style>` element, it passes a strict
 * content security policy. Returns none if the environment does not support it, as some test environments; the element
 * then works without styles.
 */
export const styleSheetOf = (css: string): ((document: Document) => CSSStyleSheet[]) => {
  let owner: Document | undefined;
  let sheets: CSSStyleSheet[] | undefined;
  return (document) => {
    const { defaultView } = document;
    // The document of a `<template>`, through which frameworks move their elements, has no window and accepts no sheet.
    if (defaultView && document !== owner) {
      owner = document;
      sheets = orUndefined(() => {
        // A sheet can be adopted only in the document whose window made it.
        const sheet = new defaultView.CSSStyleSheet();
        sheet.replaceSync(css);
        return [sheet];
      });
    }
    return (defaultView && sheets) || [];
  };
};

/** Makes a function by which a shadow root adopts this sheet, once however often it is called. */
export const adopterOf = (css: string): ((root: ShadowRoot) => void) => {
  const sheetsOf = styleSheetOf(css);
  return (root) => {
    const adopted = root.adoptedStyleSheets ?? [];
    const missing = sheetsOf(root.ownerDocument).filter((sheet) => !adopted.includes(sheet));
    root.adoptedStyleSheets = [...adopted, ...missing];
  };
};
