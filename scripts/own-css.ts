import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import injectCss from 'vite-plugin-css-injected-by-js';

// Local to the script, so two copies on a page do not share it; widget/element/stylesheet.ts adopts the text.
const NAME = 'css';

const isCss = (id: string) => id.endsWith('.css');

/** The CSS is added after the file name was hashed: a change of it alone would keep the name. */
const hashCss: Plugin = {
  name: 'hash-css',
  augmentChunkHash: ({ moduleIds }) => {
    const folders = moduleIds.filter(isCss).map(dirname);
    const files = folders.flatMap((folder) => readdirSync(folder).map((name) => resolve(folder, name)));
    return files.map((file) => readFileSync(file, 'utf8')).join('');
  },
};

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
