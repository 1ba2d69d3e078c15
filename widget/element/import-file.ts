/** The next address of each file that failed to load. */
const addresses: Record<string, string> = {};

/** Whether the page has an import map with hashes. It has hashes for at most two addresses of a file. */
const hasHashes = () =>
  [...document.querySelectorAll<HTMLScriptElement>('[type=importmap]')].some((map) =>
    map.text.includes('integrity"'),
  );

/**
 * Imports a file beside this script; the build replaces each dynamic import by it. Some browsers cache a failed import
 * (Chromium up to 150, Firefox), so each next try needs another address.
 */
export const importFile = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ addresses[file] ?? file).catch((error) => {
    // A page that verifies its files with `modulepreload` has hashes for the first addresses only.
    addresses[file] = document.querySelector('[rel^=m][integrity]')
      ? file
      : `${hasHashes() ? file : (addresses[file] ?? file)}?retry`;
    throw error;
  });
