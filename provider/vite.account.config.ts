import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from '../scripts/browsers.ts';
import { noTimings } from '../scripts/no-timings.ts';

// The provider's account pages. The provider serves them from the folder beside its own file.
export default defineConfig({
  root: resolve(import.meta.dirname, 'account'),
  base: '/account/',
  plugins: [noTimings, react()],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/provider/account',
    emptyOutDir: true,
    target: BROWSERS,
    // The polyfill is for browsers that this build does not support.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
