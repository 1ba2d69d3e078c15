import { orUndefined } from '../../common/or-undefined.ts';

/** Unlike a `<style>` element, it passes a strict content security policy. Some test environments have none. */
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

export const adopterOf = (css: string): ((root: ShadowRoot) => void) => {
  const sheetsOf = styleSheetOf(css);
  return (root) => {
    const adopted = root.adoptedStyleSheets ?? [];
    const missing = sheetsOf(root.ownerDocument).filter((sheet) => !adopted.includes(sheet));
    root.adoptedStyleSheets = [...adopted, ...missing];
  };
};
