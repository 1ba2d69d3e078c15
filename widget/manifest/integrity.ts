/** Hashes of the files a page loads, by their names: `sha384-…`, as HTML's `integrity` takes them. */
export type Hashes = Readonly<Record<string, string>>;

const SCRIPT = 'data-connect.js';
/** Fetched later, by the script itself. */
const isLazy = (name: string) => /^data-connect\.[\w.]+-[\w-]+\.js$/.test(name);
const isFlow = (name: string) => /^data-connect\.flow-/.test(name);

const scriptTag = (hashes: Hashes, base: string) =>
  `<script type="module" src="${base}${SCRIPT}" integrity="${hashes[SCRIPT]}" crossorigin></script>`;

/**
 * The tags with an import map: what the script fetches later is checked as it comes, and nothing comes sooner. For
 * Chrome 127, Firefox 138, Safari 18 and later; older ones leave the later files unchecked. It must stand above every
 * module script, and under a content security policy it needs its own hash there, being an inline script.
 */
const withImportMap = (hashes: Hashes, base: string): string => {
  const lazy = Object.keys(hashes).filter(isLazy);
  const integrity = Object.fromEntries(lazy.map((name) => [`${base}${name}`, hashes[name]]));
  return [
    '<script type="importmap">',
    JSON.stringify({ integrity }, null, 2),
    '</script>',
    scriptTag(hashes, base),
  ].join('\n');
};

/** The tags with a preload: the flow comes with the page, checked in every browser and under every policy. */
const withPreload = (hashes: Hashes, base: string): string => {
  const links = Object.keys(hashes)
    .filter(isFlow)
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
}

/** Hashes and tags for files below `base`, which ends with a slash. */
export const integrityOf = (version: string, files: Hashes, base: string): Integrity => ({
  version,
  files,
  tags: { importMap: withImportMap(files, base), preload: withPreload(files, base) },
});
