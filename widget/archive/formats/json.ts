import { JSONParser } from '@streamparser/json';
import { ArchiveError } from '../found.ts';

/** The byte order mark in UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/**
 * Reads the values at these paths (`$.*`), one at a time.
 * @throws ArchiveError broken
 */
export const readJson = async (
  chunks: AsyncIterable<Uint8Array>,
  paths: readonly string[],
  onValue: (value: unknown) => void,
): Promise<void> => {
  const parser = new JSONParser({ paths: [...paths], keepStack: false });
  parser.onValue = ({ value }) => onValue(value);
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
  }
  if (failure !== null || !parser.isEnded) throw new ArchiveError('broken', { cause: failure });
};
