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

/** What stands before JSON in X's scripts: `window.YTD.like.part0 = `. */
const BEFORE = /^\s*[\w.]+\s*=/;
/** An escape, whole or cut by the end of the text. */
const ESCAPE = /\\(?:u([\da-f]{4})|(u?[\da-f]{0,3})$|.)/gis;
const CUT_PAIR = /[\ud800-\udbff]$/;

/** Without escapes of characters. The parser takes 8 µs for each, and Meta writes one for each byte beyond ASCII. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined;
  let rest = '';
  for await (const chunk of chunks) {
    if (chunk.byteLength === 0) continue;
    const before = decoder === undefined ? BEFORE : '';
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    const text = rest + decoder.decode(chunk, { stream: true }).replace(before, '');
    rest = '';
    const part = text.replace(ESCAPE, (escaped: string, hex?: string, cut?: string) => {
      if (cut !== undefined) rest = escaped;
      if (hex === undefined) return cut === undefined ? escaped : '';
      const character = String.fromCharCode(Math.max(0x20, Number.parseInt(hex, 16)));
      return /["\\]/.test(character) ? `\\${character}` : character;
    });
    rest = (CUT_PAIR.exec(part)?.[0] ?? '') + rest;
    yield part.replace(CUT_PAIR, '');
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
  const parser = new JSONParser({ paths: [...paths], keepStack: false, numberBufferSize: 1_024 });
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
