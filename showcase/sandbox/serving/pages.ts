import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build's list of prerendered pages (`scripts/prerender.mjs`). */
export interface Pages {
  /** File names by address, in lower case: `/gigi`, `/job/:id`, and `*` for every other one. */
  readonly files: Readonly<Record<string, string>>;
  /** Hashes of the inline scripts and style sheets of the pages, in the syntax of a content security policy. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NONE: Pages = { files: {}, scripts: [], styles: [] };

/** The folder of the prerendered pages. */
export const pagesIn = (distRoot: string) => join(distRoot, 'pages');

/** Reads the file that only the build writes. Without a build there are no pages. */
export const readPages = (distRoot: string): Pages => {
  try {
    return JSON.parse(readFileSync(join(pagesIn(distRoot), 'pages.json'), 'utf8'));
  } catch {
    return NONE;
  }
};

const lowerCase = (path: string) => {
  try {
    return decodeURI(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
};

/** Written as a loop: a regular expression takes seconds for thousands of slashes. */
const withoutLastSlashes = (path: string) => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/**
 * Returns the page for a path. Case does not matter (contract §5); an unknown chapter shows the overview of the
 * documentation, another unknown address the main app.
 */
export const pageAt = ({ files }: Pages, path: string): string => {
  const address = withoutLastSlashes(lowerCase(path));
  // A map has no inherited names, so `/constructor` is an unknown address.
  const known = new Map(Object.entries(files));
  const posting = /^\/job\/[^/]+$/.test(address) ? known.get('/job/:id') : undefined;
  const overview = /^\/docs\/[^/]+$/.test(address) ? known.get('/docs') : undefined;
  return (address === '*' ? undefined : known.get(address)) ?? posting ?? overview ?? known.get('*') ?? '';
};
