import { bounded } from '../bounded.ts';
import { chunksOf, type FileEntry } from '../file-entry.ts';
import { ArchiveError } from '../found.ts';

const BLOCK = 512;
/** A file of an export that is read has fewer. A larger one is not read, and counts as skipped. */
const MOST_FILE_BYTES = 64 * 1024 * 1024;
/** The wanted files stay in memory until all of the archive is inflated. */
const MOST_KEPT_BYTES = 256 * 1024 * 1024;

const latin1 = new TextDecoder('latin1');
const fieldOf = (header: Uint8Array, from: number, length: number): string => {
  const text = latin1.decode(header.subarray(from, from + length));
  const end = text.indexOf('\0');
  return end === -1 ? text : text.slice(0, end);
};

/** Sums the header's bytes, with its own checksum taken as spaces (POSIX.1-1988, ustar). */
const hasChecksum = (header: Uint8Array): boolean => {
  const stated = Number.parseInt(fieldOf(header, 148, 8).trim(), 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === stated;
};

const partsOf = (chunks: AsyncIterator<Uint8Array>) => {
  let rest: Uint8Array = new Uint8Array(0);
  /** Returns the next bytes, at most this many; `null` at the end. */
  const next = async (most: number): Promise<Uint8Array | null> => {
    while (rest.byteLength === 0) {
      const part = await chunks.next();
      if (part.done) return null;
      rest = part.value;
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(part.byteLength);
    return part;
  };
  /** @throws ArchiveError broken if the archive ends early */
  const take = async (count: number, onPart: (part: Uint8Array) => void): Promise<void> => {
    for (let left = count; left > 0; ) {
      const part = await next(left);
      if (part === null) throw new ArchiveError('broken');
      left -= part.byteLength;
      onPart(part);
    }
  };
  return { next, take };
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

/**
 * Lists the wanted files of a `.tar.gz`, such as GitHub's export, with their content: the format has no index, so all
 * of it is inflated once.
 * @param mostKept bytes of all wanted files together
 * @param mostOfFile bytes of one wanted file; the reading of a larger one throws ArchiveError huge
 * @throws ArchiveError broken, bomb, huge
 */
export const tarEntries = async (
  blob: Blob,
  isKnown: (path: string) => boolean,
  signal: AbortSignal,
  mostKept = MOST_KEPT_BYTES,
  mostOfFile = MOST_FILE_BYTES,
): Promise<readonly FileEntry[]> => {
  const inflated = blob.stream().pipeThrough(new DecompressionStream('gzip'));
  const chunks = bounded(chunksOf(inflated, signal), blob.size);
  const { next, take } = partsOf(chunks);
  const entries: FileEntry[] = [];
  let kept = 0;
  try {
    for (let first = await next(BLOCK); first !== null; first = await next(BLOCK)) {
      const head = [first.slice()];
      await take(BLOCK - first.byteLength, (part) => head.push(part.slice()));
      const header = joined(head);
      // Two empty blocks end the archive.
      if (header.every((byte) => byte === 0)) continue;
      if (!hasChecksum(header)) throw new ArchiveError('broken');
      const size = Number.parseInt(fieldOf(header, 124, 12).trim() || '0', 8);
      const isFile = /^[0\0]?$/.test(fieldOf(header, 156, 1));
      const prefix = fieldOf(header, 257, 5) === 'ustar' ? fieldOf(header, 345, 155) : '';
      const path = `${prefix === '' ? '' : `${prefix}/`}${fieldOf(header, 0, 100)}`;
      const isWanted = isFile && isKnown(path);
      const isKept = isWanted && size <= mostOfFile;
      if (isKept) kept += size;
      if (kept > mostKept) throw new ArchiveError('huge');
      const content: Uint8Array[] = [];
      await take(size, (part) => isKept && content.push(part.slice()));
      await take((BLOCK - (size % BLOCK)) % BLOCK, () => {});
      if (isWanted)
        entries.push({
          path,
          size,
          read: async function* () {
            if (!isKept) throw new ArchiveError('huge');
            yield* content;
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
