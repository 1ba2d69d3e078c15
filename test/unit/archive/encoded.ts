/** Writes a text in a character set of one byte a letter, by the browser's own table of it. */
export const encoded = (text: string, set: string): Uint8Array<ArrayBuffer> => {
  const decoder = new TextDecoder(set);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  );
  return Uint8Array.from(text, (character) => {
    const byte = bytes.get(character);
    if (byte === undefined) throw new Error(`${set} has no ${character}`);
    return byte;
  });
};

/** Writes a text in UTF-16, without a mark of its own. */
export const wide = (text: string, set: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), set === 'utf-16le');
  return bytes;
};
