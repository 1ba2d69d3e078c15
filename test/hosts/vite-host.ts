import { basename, resolve } from 'node:path';
import type { UserConfig } from 'vite';

/** The shared configuration of the Vite hosts: two pages, built into the folder that the tests serve. */
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
