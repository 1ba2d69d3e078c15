import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PROVIDER = resolve(import.meta.dirname, '../provider');
const FOLDERS = ['interests/vectors', 'interests/languages/lexicons'];

/**
 * Copies the files of the model to the place where a built server looks for them.
 * @param more other folders of the provider to copy
 */
export const modelFiles = (environment: string, ...more: readonly string[]): Plugin => ({
  name: 'model-files',
  applyToEnvironment: ({ name }) => name === environment,
  generateBundle() {
    for (const folder of [...FOLDERS, ...more]) {
      for (const name of readdirSync(resolve(PROVIDER, folder)).filter((file) => !file.endsWith('.md'))) {
        const fileName = `${folder}/${name}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(PROVIDER, fileName)) });
      }
    }
  },
});
