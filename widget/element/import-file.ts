const addresses: Record<string, string> = {};

/** An import map with hashes has them for at most two addresses of a file. */
const hasHashes = () =>
  [...document.querySelectorAll<HTMLScriptElement>('[type=importmap]')].some((map) =>
    map.text.includes('integrity"'),
  );

/** The build replaces each dynamic import by it. Some browsers cache a failed import, which needs another address. */
export const importFile = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ addresses[file] ?? file).catch((error) => {
    // A page that verifies its files with `modulepreload` has hashes for the first addresses only.
    addresses[file] = document.querySelector('[rel^=m][integrity]')
      ? file
      : `${hasHashes() ? file : (addresses[file] ?? file)}?retry`;
    throw error;
  });
