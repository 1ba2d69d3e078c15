import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { BoundedMap } from '../http/bounded-map.ts';
import { acceptedEncoding, compress, type Encoding } from './compression.ts';
import { contentType, isCompressible, isHashed } from './content-types.ts';

interface StoredFile {
  readonly changedAt: number;
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Uint8Array>>;
}

/** Answers one request for a file; `null` where there is no such file. */
export type StaticFiles = (path: string, request: Request) => Promise<Response | null>;

const FILES_REMEMBERED = 500;

/** Serves the files of one folder, and nothing outside it. `headers` go on every answer. */
export const staticFiles = (root: string, headers: Readonly<Record<string, string>> = {}): StaticFiles => {
  const stored = new BoundedMap<string, StoredFile>(FILES_REMEMBERED);

  return async (path, request) => {
    const location = await locate(root, path);
    if (location === null) return null;
    const file = await load(stored, location);
    const common = {
      ...headers,
      'Cache-Control': isHashed(location.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    };
    if (isUnchanged(request, file.etag)) return new Response(null, { status: 304, headers: common });
    const encoding = isCompressible(location.path)
      ? acceptedEncoding(request.headers.get('accept-encoding'))
      : null;
    const bytes = encoding === null ? file.bytes : await encodedBytes(file, encoding);
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...common,
        'Content-Type': contentType(location.path),
        'Content-Length': String(bytes.byteLength),
        ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
      },
    });
  };
};

interface Location {
  readonly path: string;
  readonly changedAt: number;
}

/** The file's true place, links followed. */
const locate = async (root: string, path: string): Promise<Location | null> => {
  const name = decoded(path);
  if (name === null || /[\0\\]/.test(name)) return null;
  try {
    const folder = await realpath(root);
    const place = await realpath(resolve(folder, `.${sep}${name}`));
    if (!place.startsWith(folder + sep)) return null;
    const found = await stat(place);
    return found.isFile() ? { path: place, changedAt: found.mtimeMs } : null;
  } catch {
    return null;
  }
};

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

const load = async (stored: BoundedMap<string, StoredFile>, { path, changedAt }: Location) => {
  const known = stored.get(path);
  if (known?.changedAt === changedAt) return known;
  const bytes = await readFile(path);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  // Weak, because one file has an answer for each encoding.
  const file = { changedAt, bytes, etag: `W/"${digest}"`, encoded: new Map() };
  stored.set(path, file);
  return file;
};

const encodedBytes = (file: StoredFile, encoding: Encoding) => {
  const known = file.encoded.get(encoding) ?? compress(file.bytes, encoding);
  file.encoded.set(encoding, known);
  return known;
};

const isUnchanged = (request: Request, etag: string) => {
  const tags = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  return tags.includes(etag) || tags.includes('*');
};
