import { basename, resolve } from 'node:path';
import type { UserConfig } from 'vite';

/** What the Vite hosts share: two pages, built where the tests serve them from. */
export const viteHost = (folder: string): UserConfig => ({
  root: folder,
  base: './',
  logLevel: 'warn',
  build: {
    outDir: resolve(folder, '../../../dist/hosts', basename(folder)),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'conformance.html'].map((page) => resolve(folder, page)),
    },
  },
});
