import {
  BlobReader,
  configure,
  ERR_ENCRYPTED,
  ERR_SPLIT_ZIP_FILE,
  type FileEntry as ZipEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { chunksOf, type FileEntry, inflated, type Release } from '../file-entry.ts';
import { ArchiveError } from '../found.ts';

// This code runs in a worker already, and a strict policy allows no worker from a `blob:` address.
configure({ useWebWorkers: false });

/** A Takeout of all photos has fewer. */
const MAX_ENTRIES = 3_000_000;

const errorOf = (cause: unknown): ArchiveError => {
  if (cause instanceof ArchiveError) return cause;
  const message = cause instanceof Error ? cause.message : '';
  if (message === ERR_ENCRYPTED) return new ArchiveError('encrypted', { cause });
  return new ArchiveError(message === ERR_SPLIT_ZIP_FILE ? 'split' : 'broken', { cause });
};

/** The fixed part of a file's header. The lengths of its name and of its extra fields are at 26 (APPNOTE.TXT, 4.3.7). */
const HEADER_BYTES = 30;
const HEADER_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** Windows Explorer uses it for files over 2 GB. Browsers cannot unpack it, but the library can. */
const DEFLATED_64 = 9;

/** Returns the packed bytes of an entry. The library would copy each piece of them twice. */
const packedOf = async (blob: Blob, { offset, compressedSize }: ZipEntry): Promise<Blob> => {
  const header = new DataView(await blob.slice(offset, offset + HEADER_BYTES).arrayBuffer());
  if (header.byteLength < HEADER_BYTES || header.getUint32(0, true) !== HEADER_SIGNATURE)
    throw new ArchiveError('broken');
  const start = offset + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = blob.slice(start, start + compressedSize);
  if (packed.size < compressedSize) throw new ArchiveError('broken');
  return packed;
};

const inflatedByLibrary = (entry: ZipEntry, signal: AbortSignal): ReadableStream<Uint8Array> => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // The failure reaches the consumer through the stream.
  entry.getData(writable, { signal }).catch((failure: unknown) => writable.abort(failure).catch(() => {}));
  return readable;
};

async function* readEntry(
  blob: Blob,
  entry: ZipEntry,
  signal: AbortSignal,
  release: Release,
): AsyncGenerator<Uint8Array, void> {
  if (entry.encrypted) throw new ArchiveError('encrypted');
  const method = entry.compressionMethod;
  if (method !== STORED && method !== DEFLATED && method !== DEFLATED_64)
    throw new ArchiveError('unsupported');
  try {
    if (method === DEFLATED_64) return yield* chunksOf(inflatedByLibrary(entry, signal), signal);
    const packed = (await packedOf(blob, entry)).stream();
    yield* chunksOf(method === STORED ? packed : inflated(packed, signal, release), signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw errorOf(cause);
  }
}

/** Character sets of names without the UTF-8 flag, in the order in which they are tried. */
const CHARACTER_SETS = ['utf-8', 'shift_jis', 'gb18030'];

const decoded = (bytes: Uint8Array, characterSet: string): string => {
  try {
    return new TextDecoder(characterSet, { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
};

/** Without the UTF-8 flag, programs write UTF-8 or their country's character set; the first known name counts. */
const pathOf = (
  given: string,
  rawName: Uint8Array,
  hasUtf8Flag: boolean,
  isNamed: (path: string) => boolean,
): string => {
  if (hasUtf8Flag || rawName.every((byte) => byte < 0x80) || isNamed(given)) return given;
  const readings = CHARACTER_SETS.map((each) => decoded(rawName, each));
  // Bytes of another character set are hardly ever valid UTF-8.
  return readings.find((path) => isNamed(path)) || readings[0] || given;
};

/**
 * @param isKnown whether a file is wanted; the others are not kept in memory
 * @throws ArchiveError broken, encrypted, split, huge
 */
export const zipEntries = async (
  blob: Blob,
  isKnown: (path: string) => boolean,
  signal: AbortSignal,
  isNamed = isKnown,
): Promise<readonly FileEntry[]> => {
  // No file is written under these names, so an absolute path is harmless.
  const reader = new ZipReader(new BlobReader(blob), { filenameValidation: 'tolerant' });
  const entries: FileEntry[] = [];
  let count = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      signal.throwIfAborted();
      count += 1;
      if (count > MAX_ENTRIES) throw new ArchiveError('huge');
      if (entry.directory) continue;
      const path = pathOf(entry.filename, entry.rawFilename, entry.filenameUTF8, isNamed);
      if (!isKnown(path)) continue;
      entries.push({
        path,
        size: entry.compressedSize,
        // The library gives no packed bytes back, so the progress counts the unpacked ones.
        isPacked: entry.compressionMethod === DEFLATED,
        read: (ending, release) => readEntry(blob, entry, ending, release),
      });
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw errorOf(cause);
  }
  return entries;
};
