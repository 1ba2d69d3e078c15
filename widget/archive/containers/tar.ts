import { bounded, chunksOf, type FileEntry } from '../file-entry.ts';
import { ArchiveError } from '../found.ts';

/** The header of a file in a tar archive: POSIX.1-1988 (ustar), with the extensions of GNU tar. */
export const BLOCK = 512;

const latin1 = new TextDecoder('latin1');
const utf8 = new TextDecoder('utf-8');

const bytesAt = (header: Uint8Array, from: number, length: number): Uint8Array => {
  const bytes = header.subarray(from, from + length);
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
};

const fieldOf = (header: Uint8Array, from: number, length: number): string =>
  latin1.decode(bytesAt(header, from, length));

export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

export const isTar = (first: Uint8Array): boolean =>
  fieldOf(first, 257, 5) === 'ustar' && hasChecksum(first.subarray(0, BLOCK));

/** Sums the header's bytes, with its own checksum taken as spaces. */
const hasChecksum = (header: Uint8Array): boolean => {
  const stated = Number.parseInt(fieldOf(header, 148, 8).trim(), 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === stated;
};

/** Octal digits. For files over 8 GB, GNU tar sets the first bit and writes the size as a binary number. */
export const sizeOf = (header: Uint8Array): number => {
  const [first = 0, ...rest] = header.subarray(124, 136);
  if (first < 0x80) return Number.parseInt(fieldOf(header, 124, 12).trim() || '0', 8);
  return rest.reduce((total, byte) => total * 256 + byte, first & 0x7f);
};

export const typeOf = (header: Uint8Array): 'file' | 'pax' | 'long-name' | 'other' => {
  const type = fieldOf(header, 156, 1);
  if (type === 'x') return 'pax';
  if (type === 'L') return 'long-name';
  return type === '' || type === '0' ? 'file' : 'other';
};

export const pathOf = (header: Uint8Array): string => {
  const prefix = fieldOf(header, 257, 6) === 'ustar' ? utf8.decode(bytesAt(header, 345, 155)) : '';
  return `${prefix === '' ? '' : `${prefix}/`}${utf8.decode(bytesAt(header, 0, 100))}`;
};

/** A path that is too long for a tar header is in a separate entry before the file. */
interface Pax {
  readonly path?: string;
  readonly size?: number;
}

const longNameOf = (content: Uint8Array): string => utf8.decode(content).replace(/\0[\s\S]*$/, '');

/** Reads the records of an extended header, `30 path=long/name` (POSIX.1-2001, pax, "Extended Header"). */
const paxOf = (content: Uint8Array): Pax => {
  const records = new Map<string, string>();
  for (let at = 0; at < content.byteLength; ) {
    const space = content.indexOf(0x20, at);
    const length = space === -1 ? 0 : Number.parseInt(utf8.decode(content.subarray(at, space)), 10);
    if (!(length > 0)) break;
    const record = utf8.decode(content.subarray(space + 1, at + length - 1));
    const equals = record.indexOf('=');
    records.set(record.slice(0, equals), record.slice(equals + 1));
    at += length;
  }
  const [path, size] = [records.get('path'), Number(records.get('size') ?? Number.NaN)];
  return {
    ...(path === undefined ? {} : { path }),
    ...(Number.isSafeInteger(size) && size >= 0 ? { size } : {}),
  };
};

/** Smaller files stay in memory until all of the archive is inflated. A larger one, such as mail, is inflated again. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

const MAX_EXTENSION_BYTES = 64 * 1024;

const partsOf = (chunks: AsyncIterator<Uint8Array>) => {
  let rest: Uint8Array = new Uint8Array(0);
  let position = 0;
  /** Returns the next bytes, at most this many; `null` at the end. */
  const next = async (most: number): Promise<Uint8Array | null> => {
    while (rest.byteLength === 0) {
      const part = await chunks.next();
      if (part.done) return null;
      rest = part.value;
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(part.byteLength);
    position += part.byteLength;
    return part;
  };
  const take = async (count: number, onPart: (part: Uint8Array) => void): Promise<void> => {
    for (let left = count; left > 0; ) {
      const part = await next(left);
      if (part === null) throw new ArchiveError('broken');
      left -= part.byteLength;
      onPart(part);
    }
  };
  return { next, take, position: () => position };
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
};

const contentOf = async (blob: Blob, signal: AbortSignal): Promise<AsyncGenerator<Uint8Array, void>> => {
  const isPacked = isGzip(new Uint8Array(await blob.slice(0, 2).arrayBuffer()));
  const stream = blob.stream();
  const content = isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
  return bounded(chunksOf(content, signal), blob.size);
};

async function* readAgain(
  blob: Blob,
  from: number,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const chunks = await contentOf(blob, signal);
  const { next, take } = partsOf(chunks);
  try {
    await take(from, () => {});
    for (let left = size; left > 0; ) {
      const part = await next(left);
      if (part === null) throw new ArchiveError('broken');
      left -= part.byteLength;
      yield part;
    }
  } finally {
    await chunks.return(undefined);
  }
}

/** @throws ArchiveError broken, bomb, huge */
export const tarEntries = async (
  blob: Blob,
  isKnown: (path: string) => boolean,
  signal: AbortSignal,
  maxKept = MAX_KEPT_BYTES,
  maxOfFile = MAX_FILE_BYTES,
): Promise<readonly FileEntry[]> => {
  const chunks = await contentOf(blob, signal);
  const { next, take, position } = partsOf(chunks);
  const entries: FileEntry[] = [];
  let kept = 0;
  /** Facts about the next file that do not fit into its own header. */
  let extended: Pax = {};
  try {
    for (let first = await next(BLOCK); first !== null; first = await next(BLOCK)) {
      const head = [first.slice()];
      await take(BLOCK - first.byteLength, (part) => head.push(part.slice()));
      const header = joined(head);
      // Two empty blocks end the archive.
      if (header.every((byte) => byte === 0)) continue;
      if (!hasChecksum(header)) throw new ArchiveError('broken');
      const type = typeOf(header);
      const isExtension = type === 'pax' || type === 'long-name';
      const size = (isExtension ? null : extended.size) ?? sizeOf(header);
      const path = extended.path ?? pathOf(header);
      if (isExtension && size > MAX_EXTENSION_BYTES) throw new ArchiveError('broken');
      const isWanted = type === 'file' && isKnown(path);
      const isKept = isWanted && size <= maxOfFile && kept + size <= maxKept;
      if (isKept) kept += size;
      const from = position();
      const content: Uint8Array[] = [];
      await take(size, (part) => (isKept || isExtension) && content.push(part.slice()));
      await take((BLOCK - (size % BLOCK)) % BLOCK, () => {});
      if (type === 'pax') extended = { ...extended, ...paxOf(joined(content)) };
      else if (type === 'long-name') extended = { ...extended, path: longNameOf(joined(content)) };
      else extended = {};
      if (isWanted)
        entries.push({
          path,
          size,
          read: async function* (ending) {
            yield* isKept ? content : readAgain(blob, from, size, ending);
          },
        });
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ArchiveError ? cause : new ArchiveError('broken', { cause });
  } finally {
    await chunks.return(undefined);
  }
  return entries;
};
