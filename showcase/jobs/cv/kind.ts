import type { CvProblem } from './problems.ts';

type CvKind = 'pdf' | 'docx' | 'txt';

/** Maximum uncompressed size of a DOCX. Reading a larger one could take all the memory. */
const UNPACKED_BYTES = 60_000_000;
/** A PDF may have other bytes before its first line, within the first 1,024 (ISO 32000-1, appendix H). */
const PDF_HEAD = 1024;

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** The directory of a ZIP (APPNOTE 4.3.12, 4.3.16); `null` if there is none. */
const directoryOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(at + 28, true);
    size += view.getUint32(at + 24, true);
    names.push(ascii(bytes, at + 46, Math.min(nameLength, 200)));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { names, size };
};

const kindOfZip = (bytes: Uint8Array): CvKind | CvProblem => {
  const directory = directoryOf(bytes);
  if (directory === null) return 'broken';
  if (!directory.names.includes('word/document.xml')) return 'kind';
  return directory.size > UNPACKED_BYTES ? 'large' : 'docx';
};

/** Whether the bytes have control characters, except tab, line and page breaks. */
const hasControls = (bytes: Uint8Array) =>
  bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13);

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Goes by the content, because a name can say anything. */
export const kindOf = (bytes: Uint8Array): CvKind | CvProblem => {
  if (bytes.length === 0) return 'empty';
  if (ascii(bytes, 0, PDF_HEAD).includes('%PDF-')) return 'pdf';
  if (ascii(bytes, 0, 4) === 'PK\x03\x04') return kindOfZip(bytes);
  if (ascii(bytes, 0, 4) === '\xd0\xcf\x11\xe0') return 'word';
  if (ascii(bytes, 0, 5) === '{\\rtf') return 'kind';
  return isUtf16(bytes) || !hasControls(bytes) ? 'txt' : 'kind';
};

const decoded = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** UTF-16 with its mark, UTF-8, or the encoding of older Windows programs. */
export const decodeText = (bytes: Uint8Array): string => {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  return decoded(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
};
