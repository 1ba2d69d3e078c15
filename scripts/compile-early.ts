import type { Plugin } from 'vite';

/**
 * Has Chromium (136 and later) compile every function of a file as it arrives, off the main thread; without the comment
 * it compiles each one on the main thread at its first call (`npm run bench -- cold`). Other browsers ignore it.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileEarly = (...environments: readonly string[]): Plugin => ({
  name: 'compile-early',
  enforce: 'post',
  applyToEnvironment: ({ name }) => environments.includes(name),
  // The comment counts at the top of the file only, so that it is added when nothing else is.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
