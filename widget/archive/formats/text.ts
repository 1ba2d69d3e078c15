/** Decodes the bytes as UTF-8, piece by piece. */
export async function* textsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Decodes a small file whole; the rest of a larger one is left out, and `isCut` says so. */
export const wholeText = async (
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ readonly text: string; readonly isCut: boolean }> => {
  let whole = '';
  for await (const text of textsOf(chunks)) {
    whole += text;
    if (whole.length > most) return { text: whole.slice(0, most), isCut: true };
  }
  return { text: whole, isCut: false };
};

/**
 * Mends Meta's exports, which write each byte of UTF-8 as a character of its own: `CafÃ©` becomes `Café`. A text with
 * other characters, or without such bytes, stays as it is.
 */
export const mended = (text: string): string => {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
};
