import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { BROWSERS } from './scripts/browsers.ts';
import { mdx } from './scripts/mdx.ts';
import { sandboxPlugin } from './showcase/sandbox/serving/vite.ts';

const root = import.meta.dirname;

/** One file for Node. Packages stay external, because the provider's database driver is a native binary. */
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

export default defineConfig({
  root: 'showcase',
  plugins: [mdx, react(), tailwindcss(), sandboxPlugin()],
  // Each worker is one file, because the policy of a worker's file forbids loading others.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        outDir: '../dist/showcase',
        emptyOutDir: true,
        manifest: true,
        target: BROWSERS,
        // All of these browsers have `modulepreload` themselves.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // One file for the packages and the code that several pages need, and one file for each area's pages.
            // Browsers load about six files at a time, so many small ones cost more than they save.
            codeSplitting: {
              groups: [
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
