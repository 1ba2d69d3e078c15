import { ArchiveError } from './found.ts';

/** Maximum ratio of unpacked to packed bytes. Real histories shrink to about a thirtieth. */
const RATIO = 300;
/** Unpacked bytes up to which the ratio does not count: small files may shrink more. */
const FREE_BYTES = 16 * 1024 * 1024;
/** Maximum of unpacked bytes. Ten years of mail have fewer. */
const MAX_BYTES = 200 * 1024 ** 3;

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
    if (bytes > MAX_BYTES) throw new ArchiveError('huge');
    yield chunk;
  }
}
