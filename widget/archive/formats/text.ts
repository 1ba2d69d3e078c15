import { ArchiveError } from '../found.ts';

/** Returns UTF-16 if the text has its byte order mark, as spreadsheet programs write it; otherwise UTF-8. */
export const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** Allows some damaged characters, but not more than the text has valid ones beyond ASCII. */
const isUtf8 = (text: string): boolean => {
  let lead = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) lead -= 1;
    else if (code >= 0x80 && code < 0xfffd) lead += 1;
  }
  return lead >= 0;
};

const encodingOfPage = (first: Uint8Array): string => {
  const byMark = encodingOf(first);
  return isUtf8(new TextDecoder(byMark).decode(first, { stream: true })) ? byMark : 'windows-1252';
};

export async function* textsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    if (chunk.byteLength === 0) continue;
    decoder ??= new TextDecoder(encodingOfPage(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

/** Bytes to which Windows-1252 gives no character. */
const UNUSED = /[\u0080-\u009f]/;
/** Letters of ASCII in UTF-16, without a byte order mark. */
const WIDE = /(?:\0[^\0]){4}/;

/** A larger file is cut. @throws ArchiveError broken, for a text in another character set */
export const wholeText = async (
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ readonly text: string; readonly isCut: boolean }> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(new Uint8Array(chunk));
    size += chunk.byteLength;
    if (size > most) break;
  }
  const isCut = size > most;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer()).subarray(0, most);
  const unicode = new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: isCut });
  const isUnicode = isUtf8(unicode);
  const text = isUnicode ? unicode : new TextDecoder('windows-1252').decode(bytes);
  if ((isUnicode ? WIDE : UNUSED).test(text)) throw new ArchiveError('broken');
  return { text, isCut };
};

const MAX_LINES = 8 * 1024 * 1024;

/** @throws ArchiveError broken; huge, after the lines that were read */
export const readLines = async (
  chunks: AsyncIterable<Uint8Array>,
  onLine: (line: string) => void,
): Promise<void> => {
  const { text, isCut } = await wholeText(chunks, MAX_LINES);
  for (let from = 0, to = 0; to < text.length; from = to + 1) {
    const end = text.indexOf('\n', from);
    to = end === -1 ? text.length : end;
    onLine(text.slice(from, to).replace(/\r$/, ''));
  }
  if (isCut) throw new ArchiveError('huge');
};
