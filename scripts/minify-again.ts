import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the shell once more: terser inlines functions that are used once, which the bundler's own minifier does not.
 * That is 1 % of what every page loads.
 */
export const minifyAgain = (environment: string): Plugin => ({
  name: 'minify-again',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === environment,
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 2 } });
      if (code) file.code = code;
    }
  },
});
