/** The query of the second address, for each file that failed to load. */
const queries: Record<string, string> = {};

/**
 * Imports a file beside this script; the build replaces each dynamic import by it. Some browsers cache a failed import
 * (Chromium up to 150, Firefox), so the next try needs another address.
 */
export const importFile = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ file + (queries[file] ?? '')).catch((error) => {
    // A page that verifies its files with `modulepreload` has hashes for the first addresses only.
    queries[file] = document.querySelector('[rel^=m][integrity]') ? '' : '?retry';
    throw error;
  });
