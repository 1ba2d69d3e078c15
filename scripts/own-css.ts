import type { Plugin } from 'vite';
import injectCss from 'vite-plugin-css-injected-by-js';

// A name inside the script's own module, not of the page: two copies of the script share nothing. The element adopts the
// text as a style sheet (`widget/element/stylesheet.ts`).
const NAME = 'dataConnectCss';

/** Puts the CSS that a script imports into the script, as a text. */
export const ownCss = (options: { readonly eachChunk: boolean }): Plugin[] =>
  injectCss({
    injectCode: (css) => `${NAME}=${css};`,
    injectionCodeFormat: 'es',
    relativeCSSInjection: options.eachChunk,
    jsAssetsFilterFunction: ({ isEntry }) => isEntry || options.eachChunk,
    // Vite's own note on the order of style sheets.
    preRenderCSSCode: (css) => css.replace(/\/\*\$vite\$:\d+\*\//g, ''),
  });

/** Declares the name, for `postFooter`: the minifier, which would rename it, has run before. */
export const declareOwnCss = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => id.endsWith('.css')) ? `var ${NAME};` : '';
