import { defineConfig } from 'vite';
import { modelFiles } from '../scripts/model-files.ts';
import { noTimings } from '../scripts/no-timings.ts';

// One file for Node. Packages stay external, because the database driver is a native binary.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [noTimings, modelFiles('ssr', 'demo')],
  build: {
    ssr: 'cli.ts',
    outDir: '../dist/provider',
    // The account pages are in the same folder.
    emptyOutDir: false,
    minify: false,
    target: 'node20',
    // The file is the package's command.
    rolldownOptions: { output: { banner: '#!/usr/bin/env node' } },
  },
});
