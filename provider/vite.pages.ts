import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from '../scripts/browsers.ts';

/**
 * Builds pages that the provider serves from the folder beside its own file.
 * @param folder of the sources, and of the built files
 * @param base the path that they are served at
 * @param entries further files, by name, whose exports other pages use
 */
export const pagesConfig = (folder: string, base: string, entries: Readonly<Record<string, string>> = {}) =>
  defineConfig({
    root: resolve(import.meta.dirname, folder),
    base,
    plugins: [react()],
    worker: { format: 'es' },
    build: {
      outDir: `../../dist/provider/${folder}`,
      emptyOutDir: true,
      target: BROWSERS,
      // The polyfill is for browsers that this build does not support.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index: resolve(import.meta.dirname, folder, 'index.html'), ...entries },
        // By default, a build of pages drops the exports of its entries.
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
