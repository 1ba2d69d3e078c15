// Writes x.br and x.gz beside each built file that gets smaller by it, so that the server compresses nothing itself.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './setup.mjs';

const COMPRESSIBLE = /\.(css|html|js|json|map|md|mjs|svg|ts|txt|webmanifest)$/;
/** Below this the headers of an answer weigh more than what is saved. */
const MIN_BYTES = 1024;

const ENCODINGS = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const compressFile = async (path) => {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  for (const [extension, compress] of Object.entries(ENCODINGS)) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(`${path}.${extension}`, compressed);
  }
};

/** Compresses the text files of these folders of dist/, those below them aside: pages load none of them. */
export const precompress = async (...folders) => {
  const files = folders.flatMap((folder) => {
    const root = resolve(ROOT, 'dist', folder);
    const names = readdirSync(root).filter((name) => COMPRESSIBLE.test(name));
    return names.map((name) => resolve(root, name));
  });
  await Promise.all(files.map(compressFile));
};
