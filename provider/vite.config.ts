import { defineConfig } from 'vite';
import { noTimings } from '../scripts/no-timings.ts';
import { wordVectors } from '../scripts/word-vectors.ts';

// One file for Node. Packages stay external, because the database driver is a native binary.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [noTimings, wordVectors('ssr')],
  build: {
    ssr: 'cli.ts',
    outDir: '../dist/provider',
    // The account pages are in the same folder.
    emptyOutDir: false,
    minify: false,
    target: 'node20',
  },
});
