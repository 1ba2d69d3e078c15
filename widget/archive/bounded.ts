import { ArchiveError } from './found.ts';

/** Texts repeat themselves: real histories shrink to a thirtieth, but not to a three-hundredth. */
const RATIO = 300;
/** Small files may shrink more. */
const FREE_BYTES = 16 * 1024 * 1024;
/** Ten years of mail have less. */
const MOST_BYTES = 200 * 1024 ** 3;

/**
 * Passes the inflated bytes on, and counts them. The sizes that an archive states are not trusted.
 * @param packed size as packed
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
    if (bytes > MOST_BYTES) throw new ArchiveError('huge');
    yield chunk;
  }
}
