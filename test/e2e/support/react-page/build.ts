import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Folders with the packages of each React version that the component supports. */
const REACTS = {
  '18': resolve(ROOT, 'test/react-18/node_modules'),
  '19': resolve(ROOT, 'node_modules'),
};

/** Builds the page's two sides with development React, which warns, and the module files of the package. */
export const buildReactPage = async (react: keyof typeof REACTS) => {
  const folder = mkdtempSync(join(tmpdir(), `react-${react}-`));
  const side = (name: string, ssr: boolean) =>
    build({
      configFile: false,
      mode: 'development',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"development"' },
      resolve: {
        alias: [
          { find: /^data-connect\/(react|server)$/, replacement: resolve(ROOT, 'dist/widget/module/$1.js') },
          { find: /^(react|react-dom)(?=\/|$)/, replacement: `${REACTS[react]}/$1` },
        ],
      },
      ssr: { noExternal: true },
      build: {
        ssr,
        outDir: resolve(folder, name),
        minify: false,
        rolldownOptions: {
          input: resolve(import.meta.dirname, `${name}.tsx`),
          output: { entryFileNames: '[name].js' },
        },
      },
    });
  await side('server', true);
  await side('client', false);
  const server: { html: () => string } = await import(resolve(folder, 'server/server.js'));
  return {
    html: server.html,
    fileOf: (name: string) => resolve(folder, 'client', name),
    remove: () => rmSync(folder, { recursive: true }),
  };
};
