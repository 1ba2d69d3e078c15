/** For each file that could not be fetched, the query of its second address. */
const queries: Record<string, string> = {};

/**
 * Imports a file beside this script; the build puts it in the place of each dynamic import. Some browsers keep a failed
 * import for good (Chromium up to 150, Firefox), so the next try has an address of its own.
 */
export const importFile = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ file + (queries[file] ?? '')).catch((error) => {
    // A page that checks its files by `modulepreload` names their first addresses only.
    queries[file] = document.querySelector('[rel^=m][integrity]') ? '' : '?retry';
    throw error;
  });
