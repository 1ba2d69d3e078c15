import { chunksOf } from './file-entry.ts';

/** Takes bytes that have been read, so that their memory can be freed. */
export type Release = (bytes: Uint8Array) => void;

/** Passes pieces on, and releases each when the next one is asked for. */
export async function* released<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  release: Release,
): AsyncGenerator<Chunk, void> {
  for await (const chunk of chunks) {
    yield chunk;
    release(chunk);
  }
}

/** Unpacks a file of a ZIP archive, with no more than one piece of its packed bytes in memory. */
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
