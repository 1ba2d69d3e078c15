import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of the prerendered pages (`scripts/prerender.mjs`). */
export interface Pages {
  /** File names by address, in lower case: `/gigi`, `/job/:id`, and `*` for every other. */
  readonly files: Readonly<Record<string, string>>;
  /** Hashes of the scripts and style sheets that stand in the pages, as a policy lists them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NONE: Pages = { files: {}, scripts: [], styles: [] };

/** The folder of the prerendered pages. */
export const pagesIn = (distRoot: string) => join(distRoot, 'pages');

/** The build's own file: nothing else writes it. Without a build there is no page. */
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

/** The page for a path, whatever its case (contract §5); unknown addresses show the main app. */
export const pageAt = ({ files }: Pages, path: string): string => {
  const address = lowerCase(path).replace(/(.)\/+$/, '$1');
  // Own names alone: `/constructor` is an unknown address.
  const known = new Map(Object.entries(files));
  const posting = /^\/job\/[^/]+$/.test(address) ? known.get('/job/:id') : undefined;
  return (address === '*' ? undefined : known.get(address)) ?? posting ?? known.get('*') ?? '';
};
