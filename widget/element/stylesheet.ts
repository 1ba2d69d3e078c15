declare global {
  /** Where the build leaves the CSS of the chunk that is about to run; read and removed at once. */
  var __dataConnectCss: string | undefined;
}

/**
 * The CSS that the build put into this chunk, as a sheet to adopt: unlike a `<style>` element it passes a strict
 * content security policy. Call at the top of a module, before another chunk can run.
 */
export const takeStyleSheet = (): (() => CSSStyleSheet[]) => {
  const css = globalThis.__dataConnectCss;
  Reflect.deleteProperty(globalThis, '__dataConnectCss');
  let sheets: CSSStyleSheet[] | undefined;
  return () => {
    if (!sheets) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css ?? '');
      sheets = [sheet];
    }
    return sheets;
  };
};
