import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PROVIDER = resolve(import.meta.dirname, '../provider');
const FOLDERS = ['interests/vectors', 'interests/languages/lexicons'];

/** Copies the files of the model to the place where a built server looks for them. */
export const modelFiles = (environment: string): Plugin => ({
  name: 'model-files',
  applyToEnvironment: ({ name }) => name === environment,
  generateBundle() {
    for (const folder of FOLDERS) {
      for (const name of readdirSync(resolve(PROVIDER, folder)).filter((file) => !file.endsWith('.md'))) {
        const fileName = `${folder}/${name}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(PROVIDER, fileName)) });
      }
    }
  },
});
