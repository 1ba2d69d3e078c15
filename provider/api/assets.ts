import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { Problem } from '../problem.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface StoredFile {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly brotli: Buffer<ArrayBuffer> | null;
}

export const readFile = (path: string) => (existsSync(path) ? Buffer.from(readFileSync(path)) : null);

/** Reads the built files with their compressed copies once, at the start. */
export const readAssets = (folder: string): ReadonlyMap<string, StoredFile> => {
  const files = new Map<string, StoredFile>();
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)];
    const bytes = type === undefined ? null : readFile(resolve(folder, name));
    if (type && bytes) files.set(name, { type, bytes, brotli: readFile(resolve(folder, `${name}.br`)) });
  }
  return files;
};

/**
 * Serves a file.
 * @param caching by default permanent, because the name contains a hash of the content
 * @throws Problem request.path if there is no such file
 */
export const assetAnswer = (
  file: StoredFile | undefined,
  headers: Headers,
  caching = 'public, max-age=31536000, immutable',
): Response => {
  if (file === undefined) throw new Problem('request.path');
  const isBrotli = file.brotli !== null && /\bbr\b/.test(headers.get('accept-encoding') ?? '');
  return new Response(isBrotli ? file.brotli : file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': caching,
      Vary: 'Accept-Encoding',
      // A worker needs the policy of the page that starts it, and the frame has this one.
      'Cross-Origin-Embedder-Policy': 'require-corp',
      ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
    },
  });
};

/** Serves a script that the server's code contains. */
export const scriptAnswer = (text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
