import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { TAGS } from '../common/languages.ts';
import { BROWSERS } from '../scripts/browsers.ts';
import { catalogues, textParts } from '../scripts/catalogues.ts';
import { declareOwnCss, ownCss } from '../scripts/own-css.ts';

const root = resolve(import.meta.dirname, '..');

/** The package for bundlers: one build with shared chunks, because a bundler loads each module once. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [catalogues, textParts, ownCss({ eachChunk: true })],
  build: {
    outDir: 'dist/widget/module',
    emptyOutDir: true,
    target: BROWSERS,
    // The host's build minifies. Readable code helps its debugging.
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
        'locales/en': resolve(root, 'widget/locales/en.ts'),
        ...Object.fromEntries(
          TAGS.map((tag) => [`locales/${tag}`, resolve(root, `widget/locales/catalogue.ts?${tag}`)]),
        ),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // 'use client' comes first in react.tsx, a separate entry, so bundling keeps its effect.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
      // Also the package itself: the code that defines the element must stay in the one file that `sideEffects` names.
      external: /^(react(-dom)?|@?xstate)($|\/)|^(jose|data-connect)$/,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name].js',
        // A page loads the texts of all buttons at once.
        codeSplitting: { groups: [{ name: 'triggers', test: /texts:(?!en).*:trigger$/ }] },
        postFooter: declareOwnCss,
        paths: { 'data-connect': './index.js' },
      },
    },
  },
});
