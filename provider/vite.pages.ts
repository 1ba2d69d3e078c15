import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from '../scripts/browsers.ts';

/** The path that the pages of a folder are served at, and further files, whose exports other pages use. */
const PAGES: Readonly<Record<string, readonly [base: string, entries: Readonly<Record<string, string>>]>> = {
  account: ['/account/', { 'framed-reader': 'archive/framed-reader.tsx', 'solve-proof': 'solve-proof.ts' }],
  console: ['/operator/', {}],
};

// Pages that the provider serves from the folder beside its own file. The mode is the folder of their sources.
export default defineConfig(({ mode: folder }) => {
  const [base, entries] = PAGES[folder] ?? ['/', {}];
  const root = resolve(import.meta.dirname, folder);
  return {
    root,
    base,
    plugins: [react()],
    worker: { format: 'es' },
    build: {
      outDir: `../../dist/provider/${folder}`,
      emptyOutDir: true,
      target: BROWSERS,
      assetsInlineLimit: 0,
      // The polyfill is for browsers that this build does not support.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: Object.fromEntries(
          Object.entries({ index: 'index.html', ...entries }).map(([name, file]) => [
            name,
            resolve(root, file),
          ]),
        ),
        // By default, a build of pages drops the exports of its entries.
        preserveEntrySignatures: 'exports-only',
      },
    },
  };
});
