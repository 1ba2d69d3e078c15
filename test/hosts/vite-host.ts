import { basename, resolve } from 'node:path';
import type { UserConfig } from 'vite';

const PAGES = ['index.html', 'sample.html'];

/** The shared configuration of the Vite hosts: their pages, built into the folder that the tests serve. */
export const viteHost = (folder: string, pages: readonly string[] = PAGES): UserConfig => ({
  root: folder,
  base: './',
  logLevel: 'warn',
  build: {
    outDir: resolve(folder, '../../../dist/hosts', basename(folder)),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: pages.map((page) => resolve(folder, page)),
    },
  },
});
