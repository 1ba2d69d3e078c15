import { JSONParser } from '@streamparser/json';
import { ArchiveError } from '../found.ts';

/** Limit of one value, and of the bytes between two wanted values: the parser keeps both in memory. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The byte order mark in UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/**
 * Reads the values at these paths (`$.*`), one at a time.
 * @param most bytes from one value to the next
 * @throws ArchiveError broken, huge
 */
export const readJson = async (
  chunks: AsyncIterable<Uint8Array>,
  paths: readonly string[],
  onValue: (value: unknown) => void,
  most = MOST_BYTES,
): Promise<void> => {
  const parser = new JSONParser({ paths: [...paths], keepStack: false });
  let since = 0;
  parser.onValue = ({ value }) => {
    since = 0;
    onValue(value);
  };
  let failure: unknown = null;
  parser.onError = (error) => {
    failure ??= error;
  };
  let isFirst = true;
  for await (const chunk of chunks) {
    // The parser refuses the mark that some programs write before JSON.
    const hasMark = isFirst && MARK.every((byte, at) => chunk[at] === byte);
    isFirst = false;
    // Bytes are parsed half again as fast as a text.
    if (chunk.byteLength > 0) parser.write(hasMark ? chunk.subarray(MARK.length) : chunk);
    if (failure !== null) break;
    since += chunk.byteLength;
    if (since > most) throw new ArchiveError('huge');
  }
  if (failure !== null || !parser.isEnded) throw new ArchiveError('broken', { cause: failure });
};
