import {
  BlobReader,
  configure,
  ERR_ENCRYPTED,
  ERR_SPLIT_ZIP_FILE,
  type FileEntry as ZipEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { chunksOf, type FileEntry } from '../file-entry.ts';
import { ArchiveError } from '../found.ts';
import { pathOf } from './zip-name.ts';

// This code runs in a worker already, and a strict policy allows no worker from a `blob:` address.
configure({ useWebWorkers: false });

/** A Takeout of all photos has fewer. */
const MOST_ENTRIES = 3_000_000;

const errorOf = (cause: unknown): ArchiveError => {
  if (cause instanceof ArchiveError) return cause;
  const message = cause instanceof Error ? cause.message : '';
  if (message === ERR_ENCRYPTED) return new ArchiveError('encrypted', { cause });
  return new ArchiveError(message === ERR_SPLIT_ZIP_FILE ? 'split' : 'broken', { cause });
};

async function* readEntry(entry: ZipEntry, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  if (entry.encrypted) throw new ArchiveError('encrypted');
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => writer.write(chunk),
    // The reading side reports a failure; here it would be an unhandled one.
    close: () => writer.close().catch(() => {}),
  });
  const stopped = new AbortController();
  // The library leaves its target open when the data is damaged, and a reader would wait forever.
  const written = entry
    .getData(sink, { signal: AbortSignal.any([signal, stopped.signal]) })
    .catch((cause: unknown) => writer.abort(cause));
  try {
    yield* chunksOf(readable, signal);
    await written;
  } catch (cause) {
    signal.throwIfAborted();
    throw errorOf(cause);
  } finally {
    stopped.abort();
  }
}

/**
 * Lists the files of a ZIP archive, also of one in ZIP64 format. Nothing is inflated.
 * @param isKnown whether a file is wanted; the others are not kept in memory
 * @param isNamed whether it is known by its name
 * @throws ArchiveError broken, encrypted, split, huge
 */
export const zipEntries = async (
  blob: Blob,
  isKnown: (path: string) => boolean,
  signal: AbortSignal,
  isNamed = isKnown,
): Promise<readonly FileEntry[]> => {
  // Nothing is written under these names, so an absolute one does no harm.
  const reader = new ZipReader(new BlobReader(blob), { filenameValidation: 'tolerant' });
  const entries: FileEntry[] = [];
  let count = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      signal.throwIfAborted();
      count += 1;
      if (count > MOST_ENTRIES) throw new ArchiveError('huge');
      if (entry.directory) continue;
      const path = pathOf(entry.filename, entry.rawFilename, entry.filenameUTF8, isNamed);
      if (!isKnown(path)) continue;
      entries.push({
        path,
        size: entry.compressedSize,
        read: (ending) => readEntry(entry, ending),
      });
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw errorOf(cause);
  }
  return entries;
};
