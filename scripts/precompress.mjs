// Writes x.br and x.gz beside each built file that they make smaller, so that the server need not compress.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './setup.mjs';

const COMPRESSIBLE = /\.(css|html|js|json|map|md|mjs|svg|ts|txt|webmanifest)$/;
/**
 * Minimum size of a compressed file. Below it, the headers of an answer outweigh the saving. A script of 755 B shrinks
 * by half.
 */
const MIN_BYTES = 512;

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

/** Compresses the text files of these folders of dist/, without subfolders, because pages load no file from those. */
export const precompress = async (...folders) => {
  const files = folders.flatMap((folder) => {
    const root = resolve(ROOT, 'dist', folder);
    const names = readdirSync(root).filter((name) => COMPRESSIBLE.test(name));
    return names.map((name) => resolve(root, name));
  });
  await Promise.all(files.map(compressFile));
};
