import { ArchiveError } from './found.ts';

/** A file inside a download, or a chosen file that is not packed. */
export interface FileEntry {
  /** With `/` between folders. */
  readonly path: string;
  /** Bytes as packed. */
  readonly size: number;
  /** Whether `read` gives other bytes than the packed ones. */
  readonly isPacked?: boolean;
  /**
   * @param release is given packed bytes that were read
   * @throws ArchiveError, or what the browser's streams throw for damaged data
   */
  readonly read: (signal: AbortSignal, release: (bytes: Uint8Array) => void) => AsyncIterable<Uint8Array>;
}

/** macOS adds a file of its own for each one that it packs. */
export const isSystemFile = (path: string): boolean => /(?:^|[/\\])(?:__MACOSX|\._)/.test(path);

/** Iterates over a stream, because Safari has no async iteration of streams. */
export async function* chunksOf<Chunk extends Uint8Array>(
  stream: ReadableStream<Chunk>,
  signal: AbortSignal,
): AsyncGenerator<Chunk, void> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      signal.throwIfAborted();
      yield part.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Maximum ratio of unpacked to packed bytes. That of real histories is about 30. */
const RATIO = 300;
/** Unpacked bytes up to which the ratio does not count: small files may shrink more. */
const FREE_BYTES = 16 * 1024 * 1024;
/** Maximum of unpacked bytes. Ten years of mail have fewer. */
const MAX_BYTES = 200 * 1024 ** 3;

/**
 * The sizes that an archive states are not trusted.
 * @throws ArchiveError bomb, huge
 */
export async function* bounded(
  chunks: AsyncIterable<Uint8Array>,
  packed: number,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > FREE_BYTES && bytes > packed * RATIO) throw new ArchiveError('bomb');
    if (bytes > MAX_BYTES) throw new ArchiveError('huge');
    yield chunk;
  }
}

/** Takes bytes that have been read, so that their memory can be freed. */
export type Release = (bytes: Uint8Array) => void;

export async function* released<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  release: Release,
): AsyncGenerator<Chunk, void> {
  for await (const chunk of chunks) {
    yield chunk;
    release(chunk);
  }
}

/** Inflates a file with no more than one piece of the packed bytes in memory. */
export const inflated = (
  packed: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
  release: Release,
): ReadableStream<Uint8Array> => {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const write = async () => {
    for await (const chunk of released(chunksOf(packed, signal), release)) await writer.write(chunk);
    await writer.close();
  };
  // The failure, also of damaged bytes, reaches the consumer through the stream.
  write().catch((failure: unknown) => writer.abort(failure).catch(() => {}));
  return readable;
};
