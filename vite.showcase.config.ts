import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { BROWSER_FACTS, BROWSERS } from './scripts/browsers.ts';
import { compileEarly } from './scripts/compile-early.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { mdx } from './scripts/mdx.ts';
import { noTimings } from './scripts/no-timings.ts';
import { stacklessErrors } from './scripts/stackless-errors.ts';
import { wordVectors } from './scripts/word-vectors.ts';
import { sandboxPlugin } from './showcase/sandbox/serving/vite.ts';

const root = import.meta.dirname;

/** One file for Node. Packages stay outside: the provider's database driver is a native binary. */
const forNode = (input: string, outDir: string, entryFileNames: string): EnvironmentOptions => ({
  consumer: 'server',
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    target: 'node20',
    rolldownOptions: { input, output: { entryFileNames } },
  },
});

/** Not while developing: React's development build assigns to what is replaced. */
const browserFacts: Plugin = {
  name: 'browser-facts',
  apply: 'build',
  config: () => ({ environments: { client: { define: BROWSER_FACTS } } }),
};

// One configuration, three outputs: the pages for the browser, the sandbox for Node, and what renders the pages at build.
export default defineConfig({
  root: 'showcase',
  plugins: [
    noTimings,
    mdx,
    react(),
    tailwindcss(),
    inlineScripts,
    sandboxPlugin(),
    wordVectors('sandbox'),
    stacklessErrors('client'),
    compileEarly('client'),
    browserFacts,
  ],
  environments: {
    client: {
      build: {
        outDir: '../dist/showcase',
        emptyOutDir: true,
        manifest: true,
        target: BROWSERS,
        rolldownOptions: {
          output: {
            // What every page needs of packages, and what more than one page needs; each area's pages are one more file.
            // Browsers fetch six files at a time: small ones cost more than they save.
            codeSplitting: {
              groups: [
                {
                  name: 'react-dom',
                  test: /\/app\/react-dom\.ts/,
                  priority: 3,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'vendor',
                  test: /rolldown\/runtime|\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                  priority: 2,
                },
                { name: 'shared', minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    sandbox: forNode(`${root}/showcase/sandbox/serving/main.ts`, '../dist/sandbox', 'main.js'),
    prerender: forNode(`${root}/showcase/app/prerender.tsx`, '../dist/.prerender', 'prerender.js'),
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name !== 'ssr') await builder.build(environment);
      }
    },
  },
});
