import { legacySet } from './legacy.ts';

/**
 * Number of examined bytes. A text in UTF-8 has no zero byte; in UTF-16, a Latin letter, a comma and a line end have
 * one each.
 */
const FIRST_BYTES = 512;
/** Share of zeros at even or at odd places among the first bytes. A damaged text in UTF-8 has a few. */
const MIN_ZEROS = 0.25;
/** Number of zeros, at even or at odd places only. In a text without Latin letters, line ends and commas have them. */
const MIN_ALONE = 4;

/** Returns the encoding by the byte order mark, or by the zero bytes. Spreadsheet programs write tables in UTF-16. */
export const encodingOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const looked = bytes.subarray(0, FIRST_BYTES);
  looked.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = Math.max(even, odd);
  const isWide = most >= MIN_ZEROS * looked.length || (even * odd === 0 && most >= MIN_ALONE);
  if (even === odd || !isWide) return 'utf-8';
  return even > odd ? 'utf-16be' : 'utf-16le';
};

type EncodingOf = (first: Uint8Array) => string;

/**
 * Decodes the bytes piece by piece.
 * @param nameOf names the encoding by the first bytes; by default, UTF-8 or UTF-16
 */
export async function* textsOf(
  chunks: AsyncIterable<Uint8Array>,
  nameOf: EncodingOf = encodingOf,
): AsyncGenerator<string, void> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    if (chunk.byteLength === 0) continue;
    decoder ??= new TextDecoder(nameOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Allows some damaged characters, for example one that was cut, if the text has at least as many other ones beyond
 * ASCII.
 */
const isUtf8 = (text: string) => countOf(text, /\ufffd/g) <= countOf(text, /[\u0080-\ufffc]/g);

/** Bytes at a page's beginning that name its character set (HTML, "determining the character encoding"). */
const META_BYTES = 1024;
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;

const isLabel = (name: string): boolean => {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
};

/**
 * Returns the encoding of a page: by its byte order mark, its `meta` element, or its characters. A `meta` element that
 * can be read as ASCII is not in UTF-16, even if it says so.
 */
export const encodingOfPage = (first: Uint8Array): string => {
  const byBytes = encodingOf(first);
  if (byBytes !== 'utf-8') return byBytes;
  const start = new TextDecoder('latin1').decode(first.subarray(0, META_BYTES));
  const said = META.exec(start)?.[1]?.toLowerCase() ?? '';
  if (isUtf8(new TextDecoder().decode(first, { stream: true }))) return 'utf-8';
  return said !== '' && !/^utf-?(?:8|16)/.test(said) && isLabel(said) ? said : legacySet(first);
};

/**
 * Decodes a small file whole, also one that a spreadsheet program saved in the character set of its country. The rest of
 * a larger one is left out, and `isCut` says so.
 */
export const wholeText = async (
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ readonly text: string; readonly isCut: boolean }> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let whole = '';
  const kept = async function* () {
    for await (const chunk of chunks) {
      parts.push(new Uint8Array(chunk));
      yield chunk;
    }
  };
  for await (const text of textsOf(kept())) {
    whole += text;
    if (whole.length > most) return { text: whole.slice(0, most), isCut: true };
  }
  if (isUtf8(whole)) return { text: whole, isCut: false };
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return { text: new TextDecoder(legacySet(bytes)).decode(bytes), isCut: false };
};
