import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PATH = 'interests/vectors/glove-100d.bin';

/** Copies the word vectors to the place where a built server looks for them. */
export const wordVectors = (environment: string): Plugin => ({
  name: 'word-vectors',
  applyToEnvironment: ({ name }) => name === environment,
  generateBundle() {
    const source = readFileSync(resolve(import.meta.dirname, '../provider', PATH));
    this.emitFile({ type: 'asset', fileName: PATH, source });
  },
});
