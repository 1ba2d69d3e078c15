import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

// Each found by its bytes after brotli; `unsafe` joins texts by `+`.
const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, unsafe: true },
  mangle: { keep_classnames: true },
};

/**
 * Minifies the shell once more: terser inlines functions that are used once, which the bundler's own minifier does not.
 * That is 1 % of what every page loads.
 */
export const minifyAgain = (...environments: readonly string[]): Plugin => ({
  name: 'minify-again',
  enforce: 'post',
  applyToEnvironment: ({ name }) => environments.includes(name),
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const isOurs = !environments.includes('flow');
      // `unsafe` is for code of our own alone: the flow holds React and XState. There a second pass and `collapse_vars` are
      // 100 of 96,000 bytes, for 5 s of each build.
      const compress = { passes: isOurs ? 2 : 1, unsafe: isOurs, collapse_vars: isOurs };
      const { code } = await minify(file.code, { ...OPTIONS, compress });
      if (code) file.code = code;
    }
  },
});
