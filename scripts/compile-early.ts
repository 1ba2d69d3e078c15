import type { Plugin } from 'vite';

/**
 * Makes Chromium (136 and later) compile every function of a file while it arrives, off the main thread. Without this
 * comment, Chromium compiles each function on the main thread at its first call (`npm run bench -- cold`). Other
 * browsers ignore it. https://v8.dev/blog/explicit-compile-hints
 */
export const compileEarly = (...environments: readonly string[]): Plugin => ({
  name: 'compile-early',
  enforce: 'post',
  applyToEnvironment: ({ name }) => environments.includes(name),
  // The comment has an effect only at the top of the file, so it must be the last addition.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
