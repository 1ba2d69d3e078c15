import { JSONParser, TokenType } from '@streamparser/json';
import { ArchiveError } from '../found.ts';
import { encodingOf } from './text.ts';

/** Limit of one value, and of the bytes between two wanted values: the parser keeps both in memory. */
const MAX_BYTES = 32 * 1024 * 1024;
/** The same limit in tokens: many small ones take far more memory than their bytes. */
const MAX_TOKENS = 3_000_000;
const MAX_DEPTH = 1_000;

const DEEPER: Readonly<Partial<Record<TokenType, 1 | -1>>> = {
  [TokenType.LEFT_BRACE]: 1,
  [TokenType.LEFT_BRACKET]: 1,
  [TokenType.RIGHT_BRACE]: -1,
  [TokenType.RIGHT_BRACKET]: -1,
};

/** What stands before JSON: the byte order mark in UTF-8, and in X's scripts `window.YTD.like.part0 = `. */
const BEFORE = /^(?:\xef\xbb\xbf)?(?:\s*[\w.]+\s*=)?/;
const latin1Of = (chunk: Uint8Array) => String.fromCharCode(...chunk.subarray(0, 200));

/** UTF-8 stays bytes, because they are parsed 1.5 times as fast as a text. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | string, void> {
  let isFirst = true;
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    if (chunk.byteLength === 0) continue;
    if (isFirst) {
      const encoding = encodingOf(chunk);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
    }
    const before = isFirst ? (BEFORE.exec(latin1Of(chunk))?.[0].length ?? 0) : 0;
    isFirst = false;
    yield decoder?.decode(chunk, { stream: true }) ?? chunk.subarray(before);
  }
}

/**
 * @param paths of the values, as `$.*`
 * @throws ArchiveError broken, huge
 */
export const readJson = async (
  chunks: AsyncIterable<Uint8Array>,
  paths: readonly string[],
  onValue: (value: unknown) => void,
  most = MAX_BYTES,
): Promise<void> => {
  const parser = new JSONParser({ paths: [...paths], keepStack: false });
  let since = 0;
  let tokens = 0;
  let depth = 0;
  parser.onValue = ({ value }) => {
    since = 0;
    tokens = 0;
    onValue(value);
  };
  parser.onToken = ({ token }) => {
    tokens += 1;
    depth += DEEPER[token] ?? 0;
    if (depth > MAX_DEPTH) throw new ArchiveError('broken');
    if (tokens > MAX_TOKENS) throw new ArchiveError('huge');
  };
  let failure: unknown = null;
  parser.onError = (error) => {
    failure ??= error;
  };
  for await (const part of partsOf(chunks)) {
    parser.write(part);
    if (failure !== null) break;
    since += part.length;
    if (since > most) throw new ArchiveError('huge');
  }
  if (failure instanceof ArchiveError) throw failure;
  if (failure !== null || !parser.isEnded) throw new ArchiveError('broken', { cause: failure });
};
