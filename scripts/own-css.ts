import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import injectCss from 'vite-plugin-css-injected-by-js';

// The name is local to the script's module, so two copies of the script on a page do not share it. The element adopts
// the text as a style sheet (`widget/element/stylesheet.ts`).
const NAME = 'css';

const isCss = (id: string) => id.endsWith('.css');

/**
 * The CSS is added to a script after its file name was hashed. Without this plugin, a change of only the CSS would keep
 * the file name.
 */
const hashCss: Plugin = {
  name: 'hash-css',
  augmentChunkHash: ({ moduleIds }) => {
    const folders = moduleIds.filter(isCss).map(dirname);
    const files = folders.flatMap((folder) => readdirSync(folder).map((name) => resolve(folder, name)));
    return files.map((file) => readFileSync(file, 'utf8')).join('');
  },
};

/** Puts the CSS that a script imports into the script as text. */
export const ownCss = (options: { readonly eachChunk: boolean }): Plugin[] => [
  hashCss,
  ...injectCss({
    injectCode: (css) => `${NAME}=${css};`,
    injectionCodeFormat: 'es',
    relativeCSSInjection: options.eachChunk,
    jsAssetsFilterFunction: ({ isEntry }) => isEntry || options.eachChunk,
    // Vite's own marker for the order of style sheets.
    preRenderCSSCode: (css) => css.replace(/\/\*\$vite\$:\d+\*\//g, ''),
  }),
];

/** Declares the name. It must run in `postFooter`, after the minifier, which would rename it. */
export const declareOwnCss = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some(isCss) ? `var ${NAME};` : '';
