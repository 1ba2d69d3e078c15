import { resolve } from 'node:path';
import { defineConfig } from 'vite';

// Files for Node: the commands, and the server, which only some of them load. Packages stay external, because the
// database driver is a native binary.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: '../dist/provider',
    // The account pages are in the same folder.
    emptyOutDir: false,
    minify: false,
    target: 'node20',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: ['cli.ts', 'assembly/reading-worker.ts'].map((file) => resolve(import.meta.dirname, file)),
      output: {
        // The server looks for its pages beside its own file.
        chunkFileNames: '[name].js',
        banner: ({ isEntry, name }) => (isEntry && name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
