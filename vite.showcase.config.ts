import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from './scripts/browsers.ts';
import { wordVectors } from './scripts/word-vectors.ts';
import { sandboxPlugin } from './showcase/sandbox/serving/vite.ts';

// One configuration, two outputs: the page for the browser and the sandbox for Node. Packages stay outside the latter:
// the provider's database driver is a native binary.
export default defineConfig({
  root: 'showcase',
  plugins: [react(), tailwindcss(), sandboxPlugin(), wordVectors('sandbox')],
  server: { host: '127.0.0.1', port: 4173, strictPort: true },
  environments: {
    client: {
      build: {
        outDir: '../dist/showcase',
        emptyOutDir: true,
        target: BROWSERS,
        rolldownOptions: {
          output: {
            // Small pieces that most pages need travel as one file: each for itself costs more than all of them.
            codeSplitting: {
              groups: [{ name: 'shared', test: /\/showcase\/shared\/(connect|lib|theme)\// }],
            },
          },
        },
      },
    },
    sandbox: {
      consumer: 'server',
      build: {
        ssr: true,
        outDir: '../dist/sandbox',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        target: 'node20',
        rolldownOptions: {
          input: `${import.meta.dirname}/showcase/sandbox/serving/main.ts`,
          output: { entryFileNames: 'main.js' },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name !== 'ssr') await builder.build(environment);
      }
    },
  },
});
