/** The query of the next address, for each file that failed to load. */
const queries: Record<string, string> = {};

/**
 * Imports a file beside this script; the build replaces each dynamic import by it. Some browsers cache a failed import
 * (Chromium up to 150, Firefox), so each next try needs another address.
 */
export const importFile = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ file + (queries[file] ?? '')).catch((error) => {
    // A page that verifies its files with `modulepreload` has hashes for the first addresses only. An import map may have
    // them for the second ones as well. No other address is verified.
    queries[file] = document.querySelector('[rel^=m][integrity]')
      ? ''
      : `${document.querySelector('[type=importmap]') ? '' : (queries[file] ?? '')}?retry`;
    throw error;
  });
