import { basename, resolve } from 'node:path';
import type { UserConfig } from 'vite';

const PAGES = ['index.html', 'sample.html'];

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
