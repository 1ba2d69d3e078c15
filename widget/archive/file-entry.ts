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

/** Reads a stream to its end. Safari has no async iteration of streams. */
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
