import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { BROWSERS } from '../scripts/browsers.ts';
import { noTimings } from '../scripts/no-timings.ts';
import { declareOwnCss, ownCss } from '../scripts/own-css.ts';
import { TAGS } from './locales/languages.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * The package as bundlers take it: React, React DOM, XState and jose come from the host's own copies. One build with shared
 * chunks, for no bundler loads a module twice. Pages with a script tag take what vite.widget.config.ts builds.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [noTimings, ownCss({ eachChunk: true })],
  build: {
    outDir: 'dist/widget/module',
    emptyOutDir: true,
    target: BROWSERS,
    // The host minifies; what it debugs should be legible.
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    lib: {
      entry: {
        index: resolve(root, 'widget/index.ts'),
        element: resolve(root, 'widget/element.ts'),
        react: resolve(root, 'widget/react.tsx'),
        machine: resolve(root, 'widget/machine.ts'),
        server: resolve(root, 'widget/server.ts'),
        ...Object.fromEntries(
          ['en', ...TAGS].map((tag) => [`locales/${tag}`, resolve(root, `widget/locales/${tag}.ts`)]),
        ),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // 'use client' of react.tsx stands first in an entry of its own, where bundling leaves its meaning alone.
      checks: { moduleLevelDirective: false },
      // Our own name as well: what defines the element must stay in the one file that `sideEffects` names.
      external: [/^react(-dom)?($|\/)/, /^@?xstate($|\/)/, /^jose$/, /^data-connect$/],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name].js',
        postFooter: declareOwnCss,
        paths: { 'data-connect': './index.js' },
      },
    },
  },
});
