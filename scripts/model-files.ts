import { readdirSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PROVIDER = resolve(import.meta.dirname, '../provider');

/** Copies the data of the model, and other folders, to `data/` beside the built server. */
export const modelFiles = (environment: string, ...more: readonly string[]): Plugin => ({
  name: 'model-files',
  applyToEnvironment: ({ name }) => name === environment,
  generateBundle() {
    const folders = [['interests/data', 'data'] as const, ...more.map((folder) => [folder, folder] as const)];
    for (const [from, to] of folders) {
      const names = readdirSync(resolve(PROVIDER, from), { recursive: true, encoding: 'utf8' });
      for (const name of names.filter((each) => !['', '.md'].includes(extname(each)))) {
        this.emitFile({
          type: 'asset',
          fileName: `${to}/${name}`,
          source: readFileSync(resolve(PROVIDER, from, name)),
        });
      }
    }
  },
});
