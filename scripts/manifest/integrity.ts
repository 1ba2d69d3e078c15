import { createHash } from 'node:crypto';

/** Hashes of the files a page loads, by their names: `sha384-…`, as HTML's `integrity` takes them. */
export type Hashes = Readonly<Record<string, string>>;

const SCRIPT = 'data-connect.js';
/** Fetched later, by the script itself; `frame-page` is the provider's. */
const isLazy = (name: string) => /^data-connect\.(frame|(?!frame)[\w.-]+-[\w-]{8})\.js$/.test(name);

/** Files that a page in this language always needs; English comes with the flow. */
const isNeeded = (name: string, language: string) =>
  ['flow', ...(language === 'en' ? [] : ['languages', language])].some((part) =>
    new RegExp(`^data-connect\\.${part}-[\\w-]{8}\\.js$`).test(name),
  );

const scriptTag = (hashes: Hashes, base: string) =>
  `<script type="module" src="${base}${SCRIPT}" integrity="${hashes[SCRIPT]}" crossorigin></script>`;

/**
 * The tags with an import map: what the script fetches later is checked as it comes, and nothing comes sooner. For
 * Chrome 127, Firefox 138, Safari 18 and later; older ones leave the later files unchecked. It must stand above every
 * module script, and under a content security policy it needs its own hash there, being an inline script.
 */
const withImportMap = (map: string, hashes: Hashes, base: string): string =>
  `<script type="importmap">${map}</script>\n${scriptTag(hashes, base)}`;

const importMap = (hashes: Hashes, base: string): string => {
  const lazy = Object.keys(hashes).filter(isLazy);
  // A file that could not be fetched is fetched from its second address (widget/element/import-file.ts).
  const addresses = lazy.flatMap((name) => [name, `${name}?retry`].map((address) => [address, hashes[name]]));
  const integrity = Object.fromEntries(addresses.map(([address, hash]) => [`${base}${address}`, hash]));
  return `\n${JSON.stringify({ integrity }, null, 2)}\n`;
};

/**
 * The tags with a preload: the flow and its language come with the page, checked without an inline script. A page
 * that then changes its language fetches that file unchecked.
 */
const withPreload = (hashes: Hashes, base: string, language: string): string => {
  const links = Object.keys(hashes)
    .filter((name) => isNeeded(name, language))
    .map(
      (name) =>
        `<link rel="modulepreload" href="${base}${name}" integrity="${hashes[name]}" crossorigin fetchpriority="low">`,
    );
  return [...links, scriptTag(hashes, base)].join('\n');
};

/** What `dist/widget/integrity.json` holds. */
export interface Integrity {
  readonly version: string;
  readonly files: Hashes;
  /** Tags to copy, for a base address that ends with a slash. */
  readonly tags: { readonly importMap: string; readonly preload: string };
  /** By which `script-src` of a content security policy allows that import map. */
  readonly importMapSource: string;
}

/** `sha384-…` of a file, as `integrity` and policies have it. */
export const hashOf = (algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Hashes and tags for files below `base`, which ends with a slash, and a page of this language. */
export const integrityOf = (version: string, files: Hashes, base: string, language = 'en'): Integrity => {
  const map = importMap(files, base);
  return {
    version,
    files,
    tags: { importMap: withImportMap(map, files, base), preload: withPreload(files, base, language) },
    importMapSource: `'${hashOf('sha256', map)}'`,
  };
};
