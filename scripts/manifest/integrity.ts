import { createHash } from 'node:crypto';

/** Hashes of the files that a page loads, by name: `sha384-…`, as in HTML's `integrity`. */
export type Hashes = Readonly<Record<string, string>>;

const SCRIPT = 'data-connect.js';
/** `frame-page` and `authorize-page` belong to the provider's pages. */
const isLazy = (name: string) => /^data-connect\.(frame|(?!frame|authorize)[\w.-]+-[\w-]{8})\.js$/.test(name);

/** Whether a page in this language always needs the file. English is part of the flow. */
const isNeeded = (name: string, language: string) =>
  ['flow', 'altered-page', ...(language === 'en' ? [] : ['languages', language])].some((part) =>
    new RegExp(`^data-connect\\.${part}-[\\w-]{8}\\.js$`).test(name),
  );

const scriptTag = (hashes: Hashes, base: string) =>
  `<script type="module" src="${base}${SCRIPT}" integrity="${hashes[SCRIPT]}" crossorigin></script>`;

/**
 * With an import map, Chrome 127, Firefox 138, Safari 18 and later verify the files that the script loads later. It must
 * come before every module script, and needs its own hash under a content security policy.
 */
const importMap = (hashes: Hashes, base: string): string => {
  const lazy = Object.keys(hashes).filter(isLazy);
  // After a failed download, the widget requests the file's second address (widget/element/import-file.ts).
  const addresses = lazy.flatMap((name) => [name, `${name}?retry`].map((address) => [address, hashes[name]]));
  const integrity = Object.fromEntries(addresses.map(([address, hash]) => [`${base}${address}`, hash]));
  return `\n${JSON.stringify({ integrity }, null, 2)}\n`;
};

/** With a preload, the page verifies the flow and its language at once, but no language that it changes to. */
const withPreload = (hashes: Hashes, base: string, language: string): string => {
  const links = Object.keys(hashes)
    .filter((name) => isNeeded(name, language))
    .map(
      (name) =>
        `<link rel="modulepreload" href="${base}${name}" integrity="${hashes[name]}" crossorigin fetchpriority="low">`,
    );
  return [...links, scriptTag(hashes, base)].join('\n');
};

export interface Integrity {
  readonly version: string;
  readonly files: Hashes;
  readonly tags: { readonly importMap: string; readonly preload: string };
  /** Source in `script-src` of a content security policy that allows the import map. */
  readonly importMapSource: string;
}

export const hashOf = (algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** `base` ends with a slash. */
export const integrityOf = (version: string, files: Hashes, base: string, language = 'en'): Integrity => {
  const map = importMap(files, base);
  return {
    version,
    files,
    tags: {
      importMap: `<script type="importmap">${map}</script>\n${scriptTag(files, base)}`,
      preload: withPreload(files, base, language),
    },
    importMapSource: `'${hashOf('sha256', map)}'`,
  };
};
