import { resolve } from 'node:path';
import { build } from 'vite';

const PREACT = [
  { find: /^react-dom(\/client)?$/, replacement: 'preact/compat/client' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

/** Builds the control into a folder as `{name}.js` and its chunks, with React or Preact. */
export const buildControl = (name: 'react' | 'preact', outDir: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    // The bench runs in a development server, which would compile JSX for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: /^use-sync-external-store\/shim(.*)$/, replacement: 'use-sync-external-store$1' },
        ...(name === 'preact' ? PREACT : []),
      ],
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: { [name]: resolve(import.meta.dirname, 'shell.ts') }, formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: 'control-[name].js',
          chunkFileNames: `control-${name}-[name].js`,
          minify: { compress: true, mangle: true, codegen: true },
          comments: false,
        },
      },
    },
  });
