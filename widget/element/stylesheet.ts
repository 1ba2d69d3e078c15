import { orUndefined } from '../domain/fields.ts';

/**
 * CSS as a sheet for the shadow roots of a document: unlike a `<style>` element it passes a strict content security
 * policy. None where the environment has no such sheets, as some test environments; the element works there, unstyled.
 */
export const styleSheetOf = (css: string): ((document: Document) => CSSStyleSheet[]) => {
  let owner: Document | undefined;
  let sheets: CSSStyleSheet[] | undefined;
  return (document) => {
    const { defaultView } = document;
    // The document of a `<template>`, through which frameworks move their elements, has no window and takes no sheet.
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
