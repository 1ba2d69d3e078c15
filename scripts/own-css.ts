import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import injectCss from 'vite-plugin-css-injected-by-js';

// A name inside the script's own module, not of the page: two copies of the script share nothing. The element adopts the
// text as a style sheet (`widget/element/stylesheet.ts`).
const NAME = 'dataConnectCss';

const isCss = (id: string) => id.endsWith('.css');

/** The CSS comes into a script after its name was hashed; without this a change of CSS alone would keep the name. */
const hashCss: Plugin = {
  name: 'hash-css',
  augmentChunkHash: ({ moduleIds }) => {
    const folders = moduleIds.filter(isCss).map(dirname);
    const files = folders.flatMap((folder) => readdirSync(folder).map((name) => resolve(folder, name)));
    return files.map((file) => readFileSync(file, 'utf8')).join('');
  },
};

/** Puts the CSS that a script imports into the script, as a text. */
export const ownCss = (options: { readonly eachChunk: boolean }): Plugin[] => [
  hashCss,
  ...injectCss({
    injectCode: (css) => `${NAME}=${css};`,
    injectionCodeFormat: 'es',
    relativeCSSInjection: options.eachChunk,
    jsAssetsFilterFunction: ({ isEntry }) => isEntry || options.eachChunk,
    // Vite's own note on the order of style sheets.
    preRenderCSSCode: (css) => css.replace(/\/\*\$vite\$:\d+\*\//g, ''),
  }),
];

/** Declares the name, for `postFooter`: the minifier, which would rename it, has run before. */
export const declareOwnCss = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some(isCss) ? `var ${NAME};` : '';
